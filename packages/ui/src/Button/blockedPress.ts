import type { MouseEvent } from 'react'

const blockClick = (event: MouseEvent) => event.preventDefault()

/**
 * The attributes of a button that cannot be pressed now; undefined if it can. Unlike with `disabled` it keeps focus, but it
 * neither acts nor submits its form, not even by Enter in a field.
 */
export const getBlockedPressProps = (isBlocked: boolean) =>
  isBlocked ? { 'aria-disabled': true, onClick: blockClick } : undefined
