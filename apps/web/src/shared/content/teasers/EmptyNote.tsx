import { Cluster, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Panel = styled(Cluster)`
  padding: ${token.space[16]} ${token.space[24]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
`

/** The message of a short list without items, and the next step. */
export const EmptyNote = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Panel justify="between">
    <Text tone="soft">{children}</Text>
    {action}
  </Panel>
)
