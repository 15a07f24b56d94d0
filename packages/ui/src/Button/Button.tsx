import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { ButtonFace, type ButtonSize, type ButtonVariant } from './ButtonFace.ts'

/** Props of `Button`: those of `<button>`; `busy` shows that its work is under way and refuses a second press. */
export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  busy?: boolean
}

const refuse = (event: MouseEvent) => event.preventDefault()

/**
 * Does something on this page; for going somewhere take `LinkButton`. A busy button keeps the focus, and its label
 * should say what is under way ("Saving…").
 */
export function Button({ variant = 'primary', size = 'medium', wide, busy, children, ...rest }: ButtonProps) {
  const busyProps = busy === true ? { 'aria-disabled': true, onClick: refuse } : {}
  return (
    <ButtonFace
      type="button"
      data-variant={variant}
      data-size={size}
      data-wide={wide === true ? '' : undefined}
      {...rest}
      {...busyProps}
    >
      {busy === true && <Spinner />}
      {children}
    </ButtonFace>
  )
}
