import type { ComponentPropsWithRef } from 'react'
import { ButtonFace, type ButtonSize, type ButtonVariant } from '../Button/ButtonFace.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'

/** Props of `IconButton`: `label` is its name for readers and the tip under a resting mouse. */
export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconName
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A square button that shows only an icon, for actions that everybody knows by it. */
export function IconButton({ icon, label, variant = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <ButtonFace
      type="button"
      aria-label={label}
      title={label}
      data-variant={variant}
      data-size={size}
      data-square=""
      {...rest}
    >
      <Icon name={icon} />
    </ButtonFace>
  )
}
