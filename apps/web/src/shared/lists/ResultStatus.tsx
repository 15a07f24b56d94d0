import { Cluster, Text, VisuallyHidden } from '@portal/ui'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

/** Where nothing of it is seen, it takes no room either: neither a line nor a gap. */
const Line = styled(Cluster)`
  &[data-unseen='yes'] {
    position: absolute;
  }
`

/** Text that is new at each address, so that a live region says it again even where the number is the same. */
function ForAddress({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  return <Fragment key={search}>{children}</Fragment>
}

/**
 * Says politely, once for each change, how many results there are. It has to stay in the page while the list is
 * fetched, fails or comes: screen readers follow only regions that they know.
 */
export const HiddenResultStatus = ({ children }: { children?: ReactNode }) => (
  <VisuallyHidden role="status">
    <ForAddress>{children}</ForAddress>
  </VisuallyHidden>
)

interface ResultStatusProps {
  /** What is seen and said; nothing while the page says it elsewhere. */
  children?: ReactNode
  /** Said without being seen, where the list itself shows it. */
  unseen?: string | undefined
  /** Stands at the end of the line. */
  beside?: ReactNode
}

/** The line over a list that says how many there are, said as `HiddenResultStatus` does. */
export const ResultStatus = ({ children, unseen, beside }: ResultStatusProps) => (
  <Line justify="between" data-unseen={children === undefined ? 'yes' : undefined}>
    <Text tone="soft" size="small" role="status">
      <ForAddress>{children ?? <VisuallyHidden>{unseen}</VisuallyHidden>}</ForAddress>
    </Text>
    {beside}
  </Line>
)
