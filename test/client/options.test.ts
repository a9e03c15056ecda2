import { valueWords } from '../../client/ui/optionForm';

test.each([
  [true, 'Yes'],
  [false, 'No'],
  ['firstGame', 'First game'],
  [5, '5'],
  [undefined, ''],
])('the option %p is said as “%s”', (value, words) => {
  expect(valueWords(value)).toBe(words);
});
