/** Whether a pointer's press is the second one of a double click. Never true on phones, which count no taps. */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1

/** For a button whose press changes what it does: keeps a double click from triggering the next action, too. */
export function preventSecondClick(event: Pick<MouseEvent, 'detail' | 'preventDefault'>): void {
  if (isSecondClick(event)) event.preventDefault()
}

/**
 * Ignores the next press if it is the second one of a double click: it would press what has replaced the form's button
 * by now.
 */
export function ignoreSecondClick(): void {
  const onClick = (event: MouseEvent) => {
    if (!isSecondClick(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, { capture: true, once: true })
}
