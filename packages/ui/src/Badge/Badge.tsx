import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { token } from '../tokens/token.ts'

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  max-width: 100%;
  padding: 0.2em 0.75em;
  border: 1px solid transparent;
  border-radius: ${token.radius.pill};
  background: ${token.color.white};
  color: ${token.color.softInk};
  font-size: ${token.size[13]};
  font-weight: 600;
  line-height: 1.45;
  &[data-tone='neutral'] {
    border-color: ${token.color.line};
  }
  &[data-tone='blue'] {
    background: ${token.color.blueTint};
    color: ${token.color.blue};
  }
  &[data-tone='orange'] {
    background: ${token.color.orangeTint};
    color: ${token.color.orange};
  }
  &[data-tone='leaf'] {
    background: ${token.color.leafTint};
    color: ${token.color.leafDark};
  }
  &[data-tone='sun'] {
    background: ${token.color.sunTint};
    color: ${token.color.sunDark};
  }
  &[data-tone='danger'] {
    background: ${token.color.dangerTint};
    color: ${token.color.danger};
  }
`

/** A badge's colour; each is readable on both surfaces. */
export type BadgeTone = 'neutral' | 'blue' | 'orange' | 'leaf' | 'sun' | 'danger'

/** Props of `Badge`, in addition to those of a `<span>`. */
export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** Its colour; each is readable on both surfaces. */
  tone?: BadgeTone
  /** Shown before the text, never alone. */
  icon?: IconName
}

/** A short label about the item beside it. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Pill data-tone={tone} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Pill>
  )
}
