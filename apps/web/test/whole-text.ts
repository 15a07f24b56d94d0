/** Matches an element by its whole text, which may span several elements. */
export const wholeText =
  (text: string) =>
  (_own: string, element: Element | null): boolean =>
    element?.textContent === text
