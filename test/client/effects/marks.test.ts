import { MARK_SHAPES, MARKS_GLSL } from '../../../client/kit/effects/glsl/marks';
import { MEANINGS } from '../../../client/kit/theme';

test.each(MEANINGS)('%s has a shape of its own to be pointed with', (meaning) => {
  const shape = MARK_SHAPES[meaning];
  expect(shape).toBeDefined();
  expect(MEANINGS.filter((other) => MARK_SHAPES[other] === shape)).toEqual([meaning]);
  expect(MARKS_GLSL).toContain(`if (i == ${MEANINGS.indexOf(meaning)}) return ${shape};`);
});
