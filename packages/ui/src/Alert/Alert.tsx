import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const Root = styled.div`
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.sunLine};
  border-radius: ${token.radius.control};
  background: ${token.color.sunTint};
  color: ${token.color.ink};
  &[data-tone='info'] {
    border-color: ${token.color.line};
    background: ${token.color.sand};
  }
  &[data-tone='success'] {
    border-color: ${token.color.leafTint};
    background: ${token.color.leafTint};
  }
  &[data-tone='danger'] {
    border-color: ${token.color.dangerTint};
    background: ${token.color.dangerTint};
  }
`

/** Props of `Alert`, in addition to those of a `<div>`. */
export type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** The kind of message, which the words must convey too. */
  tone?: 'warning' | 'info' | 'success' | 'danger'
  /** The first words, in bold. */
  title?: ReactNode
}

/** A message within the page. Give it `role="status"` when it appears after the page has loaded. */
export const Alert = ({ tone = 'warning', title, children, ...rest }: AlertProps) => (
  <Root data-surface="paper" data-tone={tone} {...rest}>
    {title !== undefined && <strong>{title} </strong>}
    {children}
  </Root>
)
