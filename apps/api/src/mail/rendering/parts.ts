/** A part of an email: a paragraph, a section's heading, bullet points, facts by name, a quotation, or a link. */
export type EmailPart =
  | string
  | { readonly section: string }
  | { readonly heading: string; readonly points: readonly string[] }
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly heading: string; readonly quotation: string }
  | { readonly link: string; readonly url: string }

/** Splits a quotation into lines; several empty lines become one. */
export const splitLines = (quotation: string): string[] =>
  quotation
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n')
