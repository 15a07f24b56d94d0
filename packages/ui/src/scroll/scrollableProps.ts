/** Makes an element that scrolls focusable, so that the arrow keys scroll it, with a name for screen readers. */
export const scrollableProps = (name: string) => ({ role: 'group', 'aria-label': name, tabIndex: 0 })
