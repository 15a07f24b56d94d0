/**
 * Ignores the next click where it is the second one of a double click: it is meant for the button that has just been pressed,
 * and would press what stands in its place by now.
 */
export function ignoreSecondClick(): void {
  const hear = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', hear, { capture: true, once: true })
}
