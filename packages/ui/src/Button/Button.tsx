import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { getBlockedPressProps } from './blockedPress.ts'
import { ButtonBase, type ButtonSize, type ButtonVariant } from './ButtonBase.ts'

/** Props of `Button`, in addition to those of `<button>`. */
export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** What it does, in words; may include an icon. */
  children?: ReactNode
  /** Performs the action. */
  onClick?: ComponentPropsWithRef<'button'>['onClick']
  /** Its emphasis; `accent` is for the one call to action of a page. */
  variant?: ButtonVariant
  /** Its height: 36 px (44 px for touch), 44 px or 52 px. */
  size?: ButtonSize
  /** Whether it is as wide as its parent. */
  wide?: boolean
  /** Shows that its action is running and blocks further clicks; it keeps focus. */
  busy?: boolean
  /** Whether it is temporarily unavailable: it keeps focus and does nothing. */
  unavailable?: boolean
}

/**
 * Performs an action on this page; use `LinkButton` to navigate. A busy or unavailable button keeps focus; the label
 * of a busy one should say what is running ("Saving…").
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  busy,
  unavailable,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonBase
      type="button"
      data-variant={variant}
      data-size={size}
      data-wide={wide === true ? '' : undefined}
      {...rest}
      {...getBlockedPressProps(busy === true || unavailable === true)}
    >
      {busy === true && <Spinner />}
      {children}
    </ButtonBase>
  )
}
