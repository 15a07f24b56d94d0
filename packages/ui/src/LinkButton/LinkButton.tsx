import { ButtonBase, type ButtonSize, type ButtonVariant } from '../Button/ButtonBase.ts'
import { Link } from '../link/Link.tsx'
import type { LinkProps } from '../link/LinkProvider.tsx'

/** Props of `LinkButton`, in addition to those of a link. */
export type LinkButtonProps = LinkProps & {
  /** Its emphasis; `accent` is for the one call to action of a page. */
  variant?: ButtonVariant
  /** Its height: 36 px (44 px for touch), 44 px or 52 px. */
  size?: ButtonSize
  /** Whether it is as wide as its parent. */
  wide?: boolean
}

/** A link that looks like a button, for the main action of a page or section. */
export function LinkButton({ variant = 'primary', size = 'medium', wide, ...rest }: LinkButtonProps) {
  return (
    <ButtonBase
      as={Link}
      data-variant={variant}
      data-size={size}
      data-wide={wide === true ? '' : undefined}
      {...rest}
    />
  )
}
