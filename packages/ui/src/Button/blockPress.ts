import type { MouseEvent } from 'react'

const blockClick = (event: MouseEvent) => event.preventDefault()

/**
 * Attributes of a button that cannot be pressed now, or none. It keeps the focus, which the `disabled` attribute would
 * drop, and neither acts nor submits its form, by Enter in a field either.
 */
export const blockPress = (isBlocked: boolean) =>
  isBlocked ? { 'aria-disabled': true, onClick: blockClick } : undefined
