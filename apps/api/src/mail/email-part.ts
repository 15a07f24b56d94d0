/** A part of a letter: a paragraph, the heading of a section, points, facts by their names, words that somebody wrote, or a link. */
export type Part =
  | string
  | { readonly section: string }
  | { readonly heading: string; readonly points: readonly string[] }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly heading: string; readonly words: string }
  | { readonly link: string; readonly url: string }

/** The lines of what somebody wrote; runs of empty ones are one. */
export const linesOf = (words: string): string[] =>
  words
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n')
