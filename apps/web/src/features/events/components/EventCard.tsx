import type { EventItem } from '@portal/domain/contract'
import { Card, CardLink, Cluster, from, Heading, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { SampleBadge } from '#shared/content/SampleBadge.tsx'
import { Fact } from '#shared/content/Fact.tsx'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import { paths } from '#shared/urls/paths.ts'
import { getEventIllustration } from '../event-illustration.ts'
import { formatVenue } from '../event-times.ts'
import { DateTile } from './DateTile.tsx'
import { EventActions } from './EventActions.tsx'
import { EventState, EventTimes } from './EventTimes.tsx'

const Face = styled(Card)`
  ${from.tablet} {
    &[data-layout='column'] > :first-child {
      height: 11rem;
    }
    &[data-layout='row'] > :first-child {
      width: 13rem;
    }
  }
`

/** One below the other; in two columns on a wide page. */
const Parts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  gap: ${token.space[8]} ${token.space[24]};
  ${from.desktop} {
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
      grid-template-rows: auto 1fr;
      > :last-child {
        grid-row: 1 / span 2;
        grid-column: 2;
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
    <Face
      forwardedAs="article"
      layout={featured ? 'column' : 'row'}
      cover={
        <>
          <Illustration name={getEventIllustration(event)} />
          <DateTile event={event} />
        </>
      }
    >
      <Parts data-wide={featured ? undefined : ''}>
        <Column>
          <Cluster gap={8}>
            <Text as="span" size="eyebrow" tone="action">
              {event.type}
            </Text>
            <EventState event={event} />
            {event.isSample && <SampleBadge />}
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
          <Text size="small" lines={3}>
            {event.description}
          </Text>
          <EventActions event={event} />
        </Story>
      </Parts>
    </Face>
  )
}
