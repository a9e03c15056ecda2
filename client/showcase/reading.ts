/** Before the first letter is read, and for each. */
const [BEGIN_MS, LETTER_MS] = [900, 32];

/** How long a sentence at the lower edge takes to be read by somebody who looks at the picture as well. */
export const readingMs = (text: string): number => BEGIN_MS + LETTER_MS * text.length;
