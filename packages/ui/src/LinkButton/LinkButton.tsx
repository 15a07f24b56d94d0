import { ButtonBase, type ButtonSize, type ButtonVariant } from '../Button/ButtonBase.ts'
import { Link } from '../link/Link.tsx'
import type { LinkProps } from '../link/LinkProvider.tsx'

/** Props of `LinkButton`: those of a link, with a button's variant and size. */
export type LinkButtonProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

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
