import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { ButtonBase, type ButtonSize, type ButtonVariant } from './ButtonBase.ts'

/** Props of `Button`: those of `<button>`; `busy` shows that its action is running and blocks further clicks. */
export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  busy?: boolean
}

const blockClick = (event: MouseEvent) => event.preventDefault()

/**
 * Performs an action on this page; use `LinkButton` to navigate. A busy button keeps focus, and its label should say
 * what is running ("Saving…").
 */
export function Button({ variant = 'primary', size = 'medium', wide, busy, children, ...rest }: ButtonProps) {
  const busyProps = busy === true ? { 'aria-disabled': true, onClick: blockClick } : {}
  return (
    <ButtonBase
      type="button"
      data-variant={variant}
      data-size={size}
      data-wide={wide === true ? '' : undefined}
      {...rest}
      {...busyProps}
    >
      {busy === true && <Spinner />}
      {children}
    </ButtonBase>
  )
}
