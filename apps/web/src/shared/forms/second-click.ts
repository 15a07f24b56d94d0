/** Whether a press by a pointer is counted as the second one of a double click. On phones that count no taps it never is. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1

/** Keeps a button that changes what it does once it was pressed from doing the next thing on a double click. */
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
