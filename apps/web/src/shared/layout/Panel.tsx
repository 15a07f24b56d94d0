import { token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[16]};
  align-items: center;
  justify-content: space-between;
  > [data-wide] {
    flex-basis: 100%;
  }
`

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  min-width: 0;
  overflow-wrap: anywhere;
  padding: ${token.space[16]} 1.125rem 1.25rem;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  h2 {
    font-size: ${token.size[20]};
  }
  @media print {
    padding: ${token.space[8]} 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`

interface PanelProps {
  title: string
  /** The heading's id, unique on the page. */
  id: string
  /** Beside the heading; below it with `data-wide`. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a profile under its heading. */
export const Panel = ({ title, id, action, children }: PanelProps) => (
  <Box aria-labelledby={id}>
    {action === undefined ? (
      <h2 id={id}>{title}</h2>
    ) : (
      <Head>
        <h2 id={id}>{title}</h2>
        {action}
      </Head>
    )}
    {children}
  </Box>
)
