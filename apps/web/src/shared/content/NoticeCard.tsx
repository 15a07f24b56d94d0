import { Card, CardLink, Cluster, from, Heading, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ClosingTime, TimeLeft } from './Closing.tsx'
import { Fact } from './Fact.tsx'
import { SampleBadge } from './SampleBadge.tsx'

/** Text and key facts side by side; one below the other on a phone. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]} ${token.space[32]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 17.5rem;
    > :last-child {
      padding-left: ${token.space[24]};
      border-left: 1px solid ${token.role.line};
    }
  }
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
`

/** Content that closes at a time: a tender or a job. */
export interface Notice {
  title: string
  summary: string
  closesAt: string
  timeZone: string
  isSample: boolean
}

interface NoticeCardProps {
  notice: Notice
  href: string
  /** The kind of notice. */
  eyebrow: string
  /** The issuer or employer. */
  from: string
  /** Key facts before the closing time. */
  facts: ReactNode
  level?: 2 | 3
}

/** A notice in a list: title, issuer, facts and time left. */
export const NoticeCard = ({ notice, href, eyebrow, facts, level = 3, ...rest }: NoticeCardProps) => (
  <Card as="article">
    <Columns>
      <Column>
        <Cluster gap={8}>
          <Text as="span" size="eyebrow" tone="action">
            {eyebrow}
          </Text>
          {notice.isSample && <SampleBadge />}
        </Cluster>
        <Heading level={level} size="card">
          <CardLink href={href}>{notice.title}</CardLink>
        </Heading>
        <Text size="small" tone="soft" translate="no">
          {rest.from}
        </Text>
        <Text lines={3}>{notice.summary}</Text>
      </Column>
      <Column>
        <p>
          <TimeLeft closesAt={notice.closesAt} />
        </p>
        {facts}
        <Fact icon="clock">
          <ClosingTime closesAt={notice.closesAt} timeZone={notice.timeZone} />
        </Fact>
      </Column>
    </Columns>
  </Card>
)
