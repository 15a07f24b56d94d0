import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const Box = styled.div`
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.sunLine};
  border-radius: ${token.radius.control};
  background: ${token.color.sunTint};
  color: ${token.color.ink};
  &[data-tone='info'] {
    border-color: ${token.color.line};
    background: ${token.color.sand};
  }
  &[data-tone='good'] {
    border-color: ${token.color.leafTint};
    background: ${token.color.leafTint};
  }
  &[data-tone='danger'] {
    border-color: ${token.color.dangerTint};
    background: ${token.color.dangerTint};
  }
`

/** Props of `Notice`: `title` stands in bold before the rest. */
export type NoticeProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  tone?: 'sun' | 'info' | 'good' | 'danger'
  title?: ReactNode
}

/** Something to know before going on, within the page. Give it `role="status"` when it appears later. */
export const Notice = ({ tone = 'sun', title, children, ...rest }: NoticeProps) => (
  <Box data-surface="paper" data-tone={tone} {...rest}>
    {title !== undefined && <strong>{title} </strong>}
    {children}
  </Box>
)
