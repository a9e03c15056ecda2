import { tidying } from '../../server/tidying';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('after a few records what is left of them is looked for, once and not at once', () => {
  const collect = jest.fn();
  const told = tidying(() => false, collect);
  for (let records = 0; records < 3; records++) told();
  jest.advanceTimersByTime(100);
  expect(collect).not.toHaveBeenCalled();
  for (let records = 0; records < 3; records++) told();
  expect(collect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(collect).toHaveBeenCalledTimes(1);
});

test('not while somebody waits', () => {
  const collect = jest.fn();
  let isBusy = true;
  const told = tidying(() => isBusy, collect);
  for (let records = 0; records < 8; records++) told();
  jest.advanceTimersByTime(100);
  expect(collect).not.toHaveBeenCalled();
  isBusy = false;
  jest.advanceTimersByTime(100);
  expect(collect).toHaveBeenCalledTimes(1);
});

test('nothing is done where it may not be asked for', () => {
  const told = tidying(() => false, undefined);
  for (let records = 0; records < 8; records++) told();
  expect(jest.getTimerCount()).toBe(0);
});
