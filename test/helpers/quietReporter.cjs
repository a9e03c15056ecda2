// Says on stderr which suites have run; what failed is told at length by whoever started Jest.
module.exports = class QuietReporter {
  onTestResult(test, result) {
    const name = test.path.replace(`${process.cwd()}/`, '');
    const seconds = ((result.perfStats.end - result.perfStats.start) / 1000).toFixed(1);
    if (process.stderr.isTTY)
      process.stderr.write(`${result.numFailingTests === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  }
};
