import { ButtonFace, type ButtonSize, type ButtonVariant } from '../Button/ButtonFace.ts'
import { Link } from '../link/Link.tsx'
import type { LinkProps } from '../link/LinkProvider.tsx'

/** Props of `LinkButton`: those of a link, with the looks of a button. */
export type LinkButtonProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

/** Goes somewhere, and looks like a button because it is the main thing to do. */
export function LinkButton({ variant = 'primary', size = 'medium', wide, ...rest }: LinkButtonProps) {
  return (
    <ButtonFace
      as={Link}
      data-variant={variant}
      data-size={size}
      data-wide={wide === true ? '' : undefined}
      {...rest}
    />
  )
}
