/** Makes an element that scrolls focusable, so that the arrow keys scroll it; it needs a name for screen readers. */
export const SCROLLABLE = { role: 'group', tabIndex: 0 } as const

/** The same, with its name. */
export const getScrollableProps = (name: string) => ({ ...SCROLLABLE, 'aria-label': name })
