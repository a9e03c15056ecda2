/** A text as the build puts it into the page. */
declare module '*.md' {
  const text: string;
  export = text;
}
