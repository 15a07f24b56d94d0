import { below, Cluster, Heading, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[16]} ${token.space[32]};
  > :first-child {
    display: grid;
    flex: 1 1 24rem;
    gap: ${token.space[8]};
  }
  ${below.tablet} {
    align-items: center;
    gap: ${token.space[8]} ${token.space[12]};
    > :first-child {
      flex: 1 1 auto;
    }
  }
`

interface BandTitleProps {
  title: string
  /** Text below the title. */
  lead: ReactNode
  /** The page's actions. */
  children?: ReactNode
}

/** The title of a page in its band, with the page's actions at the end of its line where they fit. */
export const BandTitle = ({ title, lead, children }: BandTitleProps) => (
  <Row>
    <div>
      <Heading level={1}>{title}</Heading>
      <Text size="lead" tone="soft" data-lead="">
        {lead}
      </Text>
    </div>
    {children !== undefined && <Cluster gap={8}>{children}</Cluster>}
  </Row>
)
