/** Matches an element by all of its text, which may stand in several elements. */
export const wholeText =
  (text: string) =>
  (_own: string, element: Element | null): boolean =>
    element?.textContent === text
