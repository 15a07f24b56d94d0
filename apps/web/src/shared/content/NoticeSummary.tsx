import { isClosed } from '@portal/domain/content'
import { Card, DescriptionList, Notice, Stack, Text, type Description } from '@portal/ui'
import type { ReactNode } from 'react'
import { useNow } from '../visit.ts'
import { ClosingTime, TimeLeft } from './Closing.tsx'

interface NoticeSummaryProps {
  closesAt: string
  timeZone: string
  facts: readonly (Description | null | false)[]
  /** What one can do about it. */
  children?: ReactNode
}

const isGiven = (fact: Description | null | false): fact is Description => Boolean(fact)

/** What one needs at hand while reading a notice: how long it is open, and its facts in a line each. */
export const NoticeSummary = ({ closesAt, timeZone, facts, children }: NoticeSummaryProps) => (
  <Card as="aside" aria-label="At a glance" gap={16}>
    <Stack gap={8}>
      <p>
        <TimeLeft closesAt={closesAt} />
      </p>
      <Text>
        Closes <ClosingTime closesAt={closesAt} timeZone={timeZone} />
      </Text>
    </Stack>
    <DescriptionList items={facts.filter(isGiven)} />
    {children}
  </Card>
)

/** Says of a closed notice that it is kept to be read. */
export function ClosedNotice({ closesAt, children }: { closesAt: string; children: ReactNode }) {
  const now = useNow()
  if (!isClosed({ closesAt }, now)) return null
  return (
    <Notice tone="info" title="Closed.">
      {children}
    </Notice>
  )
}
