import { isPast } from '@portal/domain/content'
import type { EventDetails } from '@portal/domain/contract'
import { Alert, TextLink } from '@portal/ui'
import type { ReactNode } from 'react'
import { paths } from '#shared/urls/paths.ts'
import { hasStarted } from '../event-times.ts'

type ClosedReason = 'past' | 'started' | 'full' | 'closed'

/** Why registration for an event is closed; null if it is open. */
export function findClosedReason(event: EventDetails, now: number): ClosedReason | null {
  if (isPast(event, now)) return 'past'
  if (hasStarted(event, now)) return 'started'
  if (event.takesRegistrations) return null
  return event.capacity === null ? 'closed' : 'full'
}

const Organiser = ({ event }: { event: EventDetails }) =>
  event.contactEmail ? (
    <>
      Write to <span translate="no">{event.organiser}</span>:{' '}
      <TextLink href={`mailto:${event.contactEmail}?subject=${encodeURIComponent(event.title)}`}>
        {event.contactEmail}
      </TextLink>
    </>
  ) : (
    <>
      Ask <span translate="no">{event.organiser}</span>.
    </>
  )

/** Says why registration is closed, and what to do instead. */
export function RegistrationClosed({ event, reason }: { event: EventDetails; reason: ClosedReason }) {
  const words: Record<ClosedReason, ReactNode> = {
    past: (
      <>
        This event has ended. <TextLink href={paths.events()}>See upcoming events</TextLink>
      </>
    ),
    started: (
      <>
        This event has started, so you can no longer register here. <Organiser event={event} />
      </>
    ),
    full: (
      <>
        {event.capacity !== null && event.registrations < event.capacity
          ? `All ${event.capacity} places are taken or held for people who have yet to confirm.`
          : `All ${event.capacity} places are taken.`}{' '}
        Places sometimes become free: check again later. <Organiser event={event} />
      </>
    ),
    closed: (
      <>
        You can’t register for this event here. <Organiser event={event} />
      </>
    ),
  }
  return <Alert tone="info">{words[reason]}</Alert>
}
