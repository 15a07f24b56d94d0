import { below, Cluster, Text, token, VisuallyHidden } from '@portal/ui'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

/** If it is visually hidden, it takes no space either. */
const Line = styled(Cluster)`
  &[data-unseen='yes'] {
    position: absolute;
  }
  > a {
    font-size: ${token.size[14]};
  }
  /* On phones in one line. */
  ${below.tablet} {
    && > * {
      font-size: ${token.size[13]};
    }
  }
`

/** Re-created for each address, so that a live region announces it again even if the number is the same. */
function ForAddress({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  return <Fragment key={search}>{children}</Fragment>
}

/**
 * Announces the number of results politely, once for each change. It has to stay mounted while the list loads: screen
 * readers only follow live regions they know.
 */
export const HiddenResultStatus = ({ children }: { children?: ReactNode }) => (
  <VisuallyHidden role="status">
    <ForAddress>{children}</ForAddress>
  </VisuallyHidden>
)

interface ResultStatusProps {
  /** The visible and announced text; nothing if the page shows it elsewhere. */
  children?: ReactNode
  /** Announced but visually hidden, if the list itself shows it. */
  unseen?: string | undefined
  /** Shown at the end of the line. */
  beside?: ReactNode
}

/** The result count above a list, announced like `HiddenResultStatus`. */
export const ResultStatus = ({ children, unseen, beside }: ResultStatusProps) => (
  <Line justify="between" gap={8} data-unseen={children === undefined && !beside ? 'yes' : undefined}>
    <Text tone="soft" size="small" role="status">
      <ForAddress>{children ?? <VisuallyHidden>{unseen}</VisuallyHidden>}</ForAddress>
    </Text>
    {beside}
  </Line>
)
