import type { EventDetails } from '@portal/domain/contract'
import { formatNumber, formatRelativeTime } from '@portal/domain/shared'
import { Card, Cluster, Icon, LinkButton, Stack, TextLink, token, type IconName } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isPublicCount } from '#shared/content/public-count.ts'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { getZoneLabel } from '#shared/content/zone-label.ts'
import { RegisterOrPlace } from '../components/RegisterOrPlace.tsx'
import { formatDuration, hasStarted, isWebinar, formatVenue, formatDaysAndHours } from '../event-times.ts'

const List = styled.dl`
  display: grid;
  gap: ${token.space[16]};
  > div {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    column-gap: ${token.space[12]};
  }
  > div > svg {
    grid-row: span 2;
    margin-top: 0.1rem;
    color: ${token.role.action};
  }
  dt {
    color: ${token.role.textSoft};
    font-size: ${token.size[13]};
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd > small {
    display: block;
    color: ${token.role.textSoft};
    font-size: ${token.size[14]};
  }
`

const Fact = ({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) => (
  <div>
    <Icon name={icon} />
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

function When({ event }: { event: EventDetails }) {
  const now = useNow()
  const { days, hours } = formatDaysAndHours(event)
  return (
    <Fact icon="calendar" term="When">
      <time dateTime={event.startsAt}>
        <strong>{days}</strong>
        <br />
        {hours}
      </time>
      <small>
        {getZoneLabel(event.timeZone, now)}
        {!hasStarted(event, now) && `, ${formatRelativeTime(event.startsAt, now)}`}
      </small>
      {isWebinar(event) && <small>{formatDuration(event)}</small>}
    </Fact>
  )
}

/** Number of attendees: expected by the organiser, and registered here. */
function People({ event }: { event: EventDetails }) {
  const { attendees, registrations, capacity } = event
  const registered =
    capacity === null ? formatNumber(registrations) : `${registrations} of ${capacity} places`
  return (
    <>
      {attendees !== null && (
        <Fact icon="user" term="Expected">
          {formatNumber(attendees)} people
        </Fact>
      )}
      {(isPublicCount(registrations) || capacity !== null) && (
        <Fact icon="check" term="Registered here">
          {registered}
        </Fact>
      )}
    </>
  )
}

/** Key facts: time, place, organiser, price and actions. */
export function EventFacts({ event }: { event: EventDetails }) {
  const now = useNow()
  const isAhead = !hasStarted(event, now)
  return (
    <Card>
      <Stack gap={24}>
        <List>
          <When event={event} />
          <Fact icon={isWebinar(event) ? 'globe' : 'pin'} term="Where">
            {formatVenue(event)}
          </Fact>
          <Fact icon="building" term="Organiser">
            <span translate="no">{event.organiser}</span>
            {event.contactEmail && (
              <small>
                <TextLink href={`mailto:${event.contactEmail}`}>{event.contactEmail}</TextLink>
              </small>
            )}
          </Fact>
          <Fact icon="bookmark" term="Price">
            {event.price}
          </Fact>
          <People event={event} />
        </List>
        <Cluster gap={8} data-print="hide">
          {isAhead && (
            <RegisterOrPlace event={event}>
              {event.takesRegistrations && <LinkButton href="#register">Register</LinkButton>}
            </RegisterOrPlace>
          )}
          {isAhead && (
            <LinkButton href={paths.eventFile(event.slug)} variant="secondary">
              <Icon name="calendar" /> Add to Calendar
            </LinkButton>
          )}
        </Cluster>
        {event.website && (
          <p>
            <TextLink href={event.website} rel="nofollow noopener">
              Event website <Icon name="external" />
            </TextLink>
          </p>
        )}
      </Stack>
    </Card>
  )
}
