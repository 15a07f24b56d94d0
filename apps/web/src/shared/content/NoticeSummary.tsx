import { isClosed } from '@portal/domain/content'
import { Alert, Card, Stack, Text, token, type Description } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useNow } from '../page/page-context.ts'
import { ClosingTime, TimeLeft } from './Closing.tsx'

/** Term over details, two beside one another where the card is as wide as the page. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${token.space[12]} ${token.space[16]};
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.role.line};
  dt {
    color: ${token.role.textSoft};
    font-size: ${token.size[13]};
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

interface NoticeSummaryProps {
  closesAt: string
  timeZone: string
  facts: readonly (Description | null | false)[]
  /** What one can do about it. */
  children?: ReactNode
}

const isGiven = (fact: Description | null | false): fact is Description => Boolean(fact)

const ClosesOrClosed = ({ closesAt }: { closesAt: string }) =>
  isClosed({ closesAt }, useNow()) ? 'Closed' : 'Closes'

/** What one needs at hand while reading a notice: how long it is open, and its facts in a line each. */
export const NoticeSummary = ({ closesAt, timeZone, facts, children }: NoticeSummaryProps) => (
  <Card as="aside" aria-label="At a glance" gap={16}>
    <Stack gap={8}>
      <p>
        <TimeLeft closesAt={closesAt} />
      </p>
      <Text>
        <ClosesOrClosed closesAt={closesAt} /> <ClosingTime closesAt={closesAt} timeZone={timeZone} />
      </Text>
    </Stack>
    <Facts>
      {facts.filter(isGiven).map(({ term, details }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </Facts>
    {children}
  </Card>
)

/** Says of a closed notice that it is kept to be read. */
export function ClosedNotice({ closesAt, children }: { closesAt: string; children: ReactNode }) {
  const now = useNow()
  if (!isClosed({ closesAt }, now)) return null
  return (
    <Alert tone="info" title="Closed.">
      {children}
    </Alert>
  )
}
