import type { ComponentPropsWithRef } from 'react'
import { ButtonBase, type ButtonSize, type ButtonVariant } from '../Button/ButtonBase.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'

/** Props of `IconButton`: `label` is its accessible name and its native tooltip. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconName
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A square button with only an icon, for actions that the icon makes obvious. */
export function IconButton({ icon, label, variant = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <ButtonBase
      type="button"
      aria-label={label}
      title={label}
      data-variant={variant}
      data-size={size}
      data-square=""
      {...rest}
    >
      <Icon name={icon} />
    </ButtonBase>
  )
}
