import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Label = styled.p`
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
`

const Figure = styled.p`
  font: 700 ${token.size[32]} / 1.2 ${token.font.display};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  [data-size='small'] > & {
    font-size: ${token.size[20]};
  }
`

const Note = styled.p`
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
`

/** Props of `Stat`. */
export type StatProps = {
  /** What is counted. */
  label: string
  /** The figure, with its unit. */
  value: ReactNode
  /** A line below it: where an estimate comes from. */
  note?: ReactNode
  /** Large on pages, small in panels. */
  size?: 'medium' | 'small'
}

/** A figure with its label. */
export const Stat = ({ label, value, note, size = 'medium' }: StatProps) => (
  <Root data-size={size}>
    <Label>{label}</Label>
    <Figure>{value}</Figure>
    {note !== undefined && <Note>{note}</Note>}
  </Root>
)
