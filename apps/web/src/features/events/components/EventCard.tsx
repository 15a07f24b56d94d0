import type { EventItem } from '@portal/domain/contract'
import { Badge, Card, CardLink, Cluster, from, Heading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { Fact } from '#shared/content/Fact.tsx'
import { paths } from '#shared/urls/paths.ts'
import { formatVenue } from '../event-times.ts'
import { DateTile } from './DateTile.tsx'
import { EventActions } from './EventActions.tsx'
import { EventState, EventTimes } from './EventTimes.tsx'

/** The date beside the title; the rest takes the full width on a phone, and two columns on a wide page. */
const Parts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: ${token.space[8]} ${token.space[16]};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    &[data-wide] > :first-child {
      grid-row: 1 / span 3;
    }
    &[data-wide] > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
  ${from.desktop} {
    &[data-wide] {
      grid-template-columns: auto minmax(0, 1fr) minmax(0, 1.1fr);
      grid-template-rows: auto 1fr;
      > :first-child {
        grid-row: 1 / span 2;
      }
      > :last-child {
        grid-row: 1 / span 2;
        grid-column: 3;
      }
    }
  }
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
`

/** Text, with the actions aligned at the bottom of the card. */
const Story = styled(Column)`
  > :last-child {
    margin-top: auto;
  }
`

export interface EventCardProps {
  event: EventItem
  level?: 2 | 3
  /** Shown beside another card instead of in its own row. */
  featured?: boolean
}

/** An event in a list: time, title, place, price and actions. */
export function EventCard({ event, level = 3, featured = false }: EventCardProps) {
  return (
    <Card as="article">
      <Parts data-wide={featured ? undefined : ''}>
        <DateTile event={event} />
        <Column>
          <Cluster gap={8}>
            <Text as="span" size="eyebrow" tone="action">
              {event.type}
            </Text>
            <EventState event={event} />
            {event.isSample && <Badge>Sample</Badge>}
          </Cluster>
          <Heading level={level} size="card">
            <CardLink href={paths.event(event.slug)}>{event.title}</CardLink>
          </Heading>
        </Column>
        <Column>
          <Fact icon="clock">
            <EventTimes event={event} />
          </Fact>
          <Fact icon="pin">{formatVenue(event)}</Fact>
          <Fact icon="user">
            <span translate="no">{event.organiser}</span> · {event.price}
          </Fact>
        </Column>
        <Story>
          <Text>{event.description}</Text>
          <EventActions event={event} />
        </Story>
      </Parts>
    </Card>
  )
}
