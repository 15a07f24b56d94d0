import { Cluster, Container, from, Heading, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/* The headings of what follows are smaller than its own. */
const Head = styled(Container)`
  & ~ * h2[data-size='section'] {
    font-size: ${token.size[24]};
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding-top: ${token.space[12]};
  ${from.desktop} {
    padding-top: ${token.space[16]};
  }
`

/* On phones the menu has them. */
const Links = styled(Cluster)`
  display: none;
  ${from.tablet} {
    display: flex;
  }
`

interface WorkHeaderProps {
  title: ReactNode
  /** Links to pages beside it, on wider screens. */
  links?: ReactNode
  /** The tabs below the title. */
  children?: ReactNode
}

/** The head of a page where people work: title and tabs, low, so that the work begins on the first screen. */
export const WorkHeader = ({ title, links, children }: WorkHeaderProps) => (
  <Head>
    <Row>
      <Cluster justify="between" gap={16}>
        <Heading level={1} size="section">
          {title}
        </Heading>
        {links && <Links gap={16}>{links}</Links>}
      </Cluster>
      {children}
    </Row>
  </Head>
)
