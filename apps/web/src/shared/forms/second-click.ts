/** Whether a press by a pointer is counted as the second one of a double click. On phones that count no taps it never is. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1

/** For a button whose press changes what it does: keeps a double click from doing the next thing, too. */
export function preventSecondClick(event: Pick<MouseEvent, 'detail' | 'preventDefault'>): void {
  if (isSecondClick(event)) event.preventDefault()
}

/**
 * Ignores the next press where it is the second one of a double click: it is meant for the button that sent the form, and would
 * press what stands in its place by now.
 */
export function ignoreSecondClick(): void {
  const hear = (event: MouseEvent) => {
    if (!isSecondClick(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', hear, { capture: true, once: true })
}
