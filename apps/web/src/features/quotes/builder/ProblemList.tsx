import { Notice } from '@portal/ui'
import { styled } from 'styled-components'

const List = styled.ul`
  padding-left: 1.2em;
`

/** What has to be put right before a request can be sent; nothing while all is well. */
export const ProblemList = ({ problems }: { problems: readonly string[] }) =>
  problems.length === 0 ? null : (
    <Notice tone="danger" title="Please check:">
      <List>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </List>
    </Notice>
  )
