import type { ComponentPropsWithRef } from 'react'
import { getBlockedPressProps } from '../Button/blockedPress.ts'
import { ButtonBase, type ButtonSize, type ButtonVariant } from '../Button/ButtonBase.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'

/** Props of `IconButton`, in addition to those of `<button>` without children. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** Which icon. */
  icon: IconName
  /** What it does: its name for screen readers and its native tooltip. */
  label: string
  /** Its emphasis. */
  variant?: ButtonVariant
  /** Its side: 36 px (44 px for touch) or 44 px. */
  size?: ButtonSize
  /** Whether it is temporarily unavailable: it keeps focus and does nothing. */
  unavailable?: boolean
}

/** A square button with only an icon, for actions that the icon makes obvious. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  unavailable,
  ...rest
}: IconButtonProps) {
  return (
    <ButtonBase
      type="button"
      aria-label={label}
      title={label}
      data-variant={variant}
      data-size={size}
      data-square=""
      {...rest}
      {...getBlockedPressProps(unavailable === true)}
    >
      <Icon name={icon} />
    </ButtonBase>
  )
}
