import type { EventItem } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { Badge, Card, CardLink, Cluster, Heading, Text } from '@portal/ui'
import { Fact } from '#shared/content/Fact.tsx'
import { paths } from '#shared/paths.ts'
import { durationOf } from '../event-times.ts'
import { EventActions } from './EventActions.tsx'
import { EventState, EventTimes } from './EventTimes.tsx'

const registeredText = (count: number): string =>
  count === 0 ? 'Be the first to register' : `${formatNumber(count)} registered`

interface WebinarCardProps {
  webinar: EventItem
  /** Over: nobody registers any more. */
  isOver?: boolean
}

/** A webinar in a list: who speaks for whom, when, how long, and how many have registered. */
export const WebinarCard = ({ webinar, isOver = false }: WebinarCardProps) => (
  <Card as="article" gap={12}>
    <Cluster gap={8}>
      <Text as="span" size="eyebrow" tone="action">
        {countryOf(webinar.country).name}
      </Text>
      <EventState event={webinar} />
      {webinar.isSample && <Badge>Sample</Badge>}
    </Cluster>
    <Heading level={3} size="card">
      <CardLink href={paths.event(webinar.slug)}>{webinar.title}</CardLink>
    </Heading>
    <div>
      <Text>
        <strong>{webinar.speaker ?? webinar.organiser}</strong>
      </Text>
      <Text size="small" tone="soft">
        {webinar.company ?? webinar.organiser}
      </Text>
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
        {durationOf(webinar)} · {webinar.price}
      </Fact>
      <Fact icon="user">
        {isOver ? `${formatNumber(webinar.registrations)} registered` : registeredText(webinar.registrations)}
      </Fact>
    </div>
    <EventActions event={webinar} />
  </Card>
)
