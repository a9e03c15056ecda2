export const guideWords = {
  title: 'First game',
  next: 'Go on',
  skip: 'Skip this step',
  skipAll: 'End the lessons',
  doIt: 'What is meant glows yellow on the table, and is marked ◆ in the list.',
  look: 'What it is about glows yellow on the table.',
  press: 'What is meant is marked ◆ in the list, and named where you are asked.',
  anything:
    'Whatever glows may be picked, and says what it is when you point at it. Rules has the whole order of play.',
  waiting: 'Play on as you like. The next lesson comes when its time has come.',
  partner: 'Your partner plays. Watch what happens; the log tells it in words.',
} as const;

/** Where to look for what a lesson speaks of: moves that it means, things that it points at. */
export const markWords = (moves: boolean, things: boolean): string => {
  if (moves) return things ? guideWords.doIt : guideWords.press;
  return things ? guideWords.look : '';
};

export const progressWords = (done: number, all: number): string => `${done} of ${all} lessons behind you`;

export const tryWords = (move: string): string => `For example: ${move}`;
