import type { EventItem } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { SampleBadge } from '#shared/content/SampleBadge.tsx'
import { Fact } from '#shared/content/Fact.tsx'
import { isPublicCount } from '#shared/content/public-count.ts'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { paths } from '#shared/urls/paths.ts'
import { getEventIllustration } from '../event-illustration.ts'
import { formatDuration } from '../event-times.ts'
import { EventActions } from './EventActions.tsx'
import { EventState, EventTimes } from './EventTimes.tsx'

/** Speaker and company; the organiser if no speaker is named. */
function getSpeakerAndCompany({ speaker, company, organiser }: EventItem): readonly [string, string | null] {
  if (speaker !== null) return [speaker, company ?? organiser]
  return [organiser, company === organiser ? null : company]
}

function Registered({ count, isOver }: { count: number; isOver: boolean }) {
  if (count === 0 && !isOver) return <Fact icon="user">Be the first to register</Fact>
  return isPublicCount(count) ? <Fact icon="user">{formatNumber(count)} registered</Fact> : null
}

/** Actions are aligned at the bottom of cards. */
const Foot = styled.div`
  margin-top: auto;
`

interface WebinarCardProps {
  webinar: EventItem
  /** Whether it has ended: registration is closed. */
  isOver?: boolean
}

/** A webinar in a list: speaker, time, duration and number of registrations. */
export function WebinarCard({ webinar, isOver = false }: WebinarCardProps) {
  const [first, second] = getSpeakerAndCompany(webinar)
  return (
    <Card as="article" gap={12} layout="corner" cover={<Illustration name={getEventIllustration(webinar)} />}>
      <Cluster gap={8}>
        <Text as="span" size="eyebrow" tone="action">
          {getCountry(webinar.country).name}
        </Text>
        <EventState event={webinar} />
        {webinar.isSample && <SampleBadge />}
      </Cluster>
      <Heading level={3} size="card">
        <CardLink href={paths.event(webinar.slug)}>{webinar.title}</CardLink>
      </Heading>
      <div>
        <Text>
          <strong translate="no">{first}</strong>
        </Text>
        {second !== null && (
          <Text size="small" tone="soft" translate="no">
            {second}
          </Text>
        )}
      </div>
      {!isOver && (
        <Text size="small" lines={3}>
          {webinar.description}
        </Text>
      )}
      <div>
        <Fact icon="calendar">
          <EventTimes event={webinar} />
        </Fact>
        <Fact icon="clock">
          {formatDuration(webinar)} · {webinar.price}
        </Fact>
        <Registered count={webinar.registrations} isOver={isOver} />
      </div>
      <Foot>
        <EventActions event={webinar} />
      </Foot>
    </Card>
  )
}
