import type { EventItem } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import {
  formatDate,
  formatDateTime,
  formatTime,
  localTime,
  relativeDate,
  timeOf,
} from '@portal/domain/shared'
import { Badge, Card, Cluster, from, Heading, Icon, Text, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useNow } from '#shared/visit.ts'
import { zoneLabel } from '#shared/zone-label.ts'

const Leaf = styled.p`
  display: grid;
  flex: none;
  place-content: center;
  align-self: start;
  width: 4.25rem;
  min-height: 4.5rem;
  border-radius: ${token.radius.control};
  background: ${token.color.lagoonTint};
  color: ${token.color.lagoonDark};
  font: 600 ${token.size[14]} / 1.3 ${token.font.display};
  text-align: center;
  > strong {
    font-size: ${token.size[24]};
    line-height: 1.1;
  }
`

/** The date beside the title; what follows takes the card's whole width on a phone, and two columns on a wide page. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
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

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  min-width: 0;
`

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
`

const Fact = styled.p`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: ${token.space[8]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  > svg {
    margin-top: 0.2em;
  }
`

const WithIcon = ({ icon, children }: { icon: 'clock' | 'pin' | 'user'; children: ReactNode }) => (
  <Fact>
    <Icon name={icon} />
    <span>{children}</span>
  </Fact>
)

/** From when to when, in the event's own time zone. */
function spanOf({ startsAt, endsAt, timeZone }: EventItem): string {
  const sameDay = formatDate(startsAt, timeZone) === formatDate(endsAt, timeZone)
  return `${formatDateTime(startsAt, timeZone)} – ${(sameDay ? formatTime : formatDateTime)(endsAt, timeZone)}`
}

function Times({ event }: { event: EventItem }) {
  const now = useNow()
  const { startsAt, timeZone } = event
  const ahead = timeOf(startsAt) > now ? `, ${relativeDate(startsAt, now)}` : ''
  return (
    <>
      <time dateTime={startsAt}>{spanOf(event)}</time>
      <br />
      {zoneLabel(timeZone, now)}
      {ahead}
    </>
  )
}

const isOn = ({ startsAt, endsAt }: EventItem, now: number): boolean =>
  timeOf(startsAt) <= now && now < timeOf(endsAt)

export interface EventCardProps {
  event: EventItem
  level?: 2 | 3
  /** Stands beside another one rather than in a row of its own. */
  featured?: boolean
}

/** An event in a list: when, what, where and what it costs. */
export function EventCard({ event, level = 3, featured = false }: EventCardProps) {
  const [, month = ''] = formatDate(event.startsAt, event.timeZone).split(' ')
  const now = useNow()
  return (
    <Card as="article" id={featured ? undefined : event.slug}>
      <Parts data-wide={featured ? undefined : ''}>
        <Leaf aria-hidden="true">
          <strong>{localTime(event.startsAt, event.timeZone).day}</strong>
          {month}
        </Leaf>
        <Head>
          <Cluster gap={8}>
            <Text as="span" size="eyebrow" tone="action">
              {event.type}
            </Text>
            {isOn(event, now) && <Badge tone="leaf">On now</Badge>}
            {event.isSample && <Badge>Sample</Badge>}
          </Cluster>
          <Heading level={level} size="card">
            {event.title}
          </Heading>
        </Head>
        <Facts>
          <WithIcon icon="clock">
            <Times event={event} />
          </WithIcon>
          <WithIcon icon="pin">
            {event.location}, {countryOf(event.country).name}
          </WithIcon>
          <WithIcon icon="user">
            {event.organiser} · {event.price}
          </WithIcon>
        </Facts>
        <Text size={featured ? 'small' : 'body'}>{event.description}</Text>
      </Parts>
    </Card>
  )
}
