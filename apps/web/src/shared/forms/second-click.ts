/**
 * Ignores the next press by a pointer where it is counted as the second one of a double click: it is meant for the button that
 * sent the form, and would press what stands in its place by now. On phones that count no taps it is not told from a first one.
 */
export function ignoreSecondClick(): void {
  const hear = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', hear, { capture: true, once: true })
}
