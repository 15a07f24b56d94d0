import { isClosed } from '@portal/domain/content'
import { Alert, Card, Icon, LinkButton, Stack, Text, token, type Description } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useNow } from '../page/page-context.ts'
import { ClosingTime, TimeLeft } from './Closing.tsx'

/** Term above details, in two columns if the card is as wide as the page. */
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
  /** Actions. */
  children?: ReactNode
}

const isGiven = (fact: Description | null | false): fact is Description => Boolean(fact)

const ClosesOrClosed = ({ closesAt }: { closesAt: string }) =>
  isClosed({ closesAt }, useNow()) ? 'Closed' : 'Closes'

/** The calendar file of an open notice’s closing day. */
export const ClosingDayLink = ({ closesAt, file }: { closesAt: string; file: string }) =>
  !isClosed({ closesAt }, useNow()) && (
    <LinkButton href={file} variant="secondary" data-print="hide">
      <Icon name="calendar" /> Add closing day to calendar
    </LinkButton>
  )

/** Key facts of a notice: time left, and one line for each fact. */
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

/** An alert on a closed notice, which stays readable. */
export function ClosedNotice({ closesAt, children }: { closesAt: string; children: ReactNode }) {
  const now = useNow()
  if (!isClosed({ closesAt }, now)) return null
  return (
    <Alert tone="info" title="Closed.">
      {children}
    </Alert>
  )
}
