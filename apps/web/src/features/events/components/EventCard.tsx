import type { EventItem } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { formatDate, formatDateTime, formatTime, localTime, relativeDate } from '@portal/domain/shared'
import { Badge, Card, Cluster, Heading, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { useNow } from '#shared/visit.ts'

const Leaf = styled.div`
  display: grid;
  flex: none;
  place-content: center;
  min-width: 4.5rem;
  padding: ${token.space[8]};
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
  color: ${token.color.lagoonDark};
  font-family: ${token.font.display};
  text-align: center;
  > strong {
    font-size: ${token.size[24]};
    line-height: 1.1;
  }
`

const Row = styled.div`
  display: flex;
  gap: ${token.space[16]};
`

/** From when to when, in the event's own time zone. */
function spanOf({ startsAt, endsAt, timeZone }: EventItem): string {
  const sameDay = formatDate(startsAt, timeZone) === formatDate(endsAt, timeZone)
  return `${formatDateTime(startsAt, timeZone)} – ${(sameDay ? formatTime : formatDateTime)(endsAt, timeZone)}`
}

const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** An event in a list: when, what, where and what it costs. */
export function EventCard({ event, level = 3 }: { event: EventItem; level?: 2 | 3 }) {
  const now = useNow()
  const [, month = ''] = formatDate(event.startsAt, event.timeZone).split(' ')
  return (
    <Card as="article">
      <Row>
        <Leaf aria-hidden="true">
          <strong>{localTime(event.startsAt, event.timeZone).day}</strong>
          {month}
        </Leaf>
        <Stack gap={8}>
          <Cluster gap={8}>
            <Text as="span" size="eyebrow" tone="action">
              {event.type}
            </Text>
            {event.isSample && <Badge>Sample</Badge>}
          </Cluster>
          <Heading level={level} size="card">
            {event.title}
          </Heading>
          <Text size="small">
            <time dateTime={event.startsAt}>{spanOf(event)}</time> ({cityOf(event.timeZone)} time,{' '}
            {relativeDate(event.startsAt, now)})
          </Text>
          <Text size="small" tone="soft">
            {event.location}, {countryOf(event.country).name} · {event.organiser} · {event.price}
          </Text>
          <Text size="small">{event.description}</Text>
        </Stack>
      </Row>
    </Card>
  )
}
