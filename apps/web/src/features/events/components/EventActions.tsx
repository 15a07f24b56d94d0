import { isPast } from '@portal/domain/content'
import type { EventItem } from '@portal/domain/contract'
import { Cluster, Icon, LinkButton, TextLink, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { hasStarted } from '../event-times.ts'
import { RegisterOrPlace } from './RegisterOrPlace.tsx'

/** Above the card's link, which covers the card. */
const Above = styled(Cluster)`
  position: relative;
  z-index: 1;
  width: fit-content;
  max-width: 100%;
  padding-top: ${token.space[4]};
  @media print {
    display: none;
  }
`

/** Actions for an event in a list: registration for upcoming ones, and what replaces it otherwise. */
export function EventActions({ event }: { event: EventItem }) {
  const now = useNow()
  const isAhead = !hasStarted(event, now)
  return (
    <Above gap={8}>
      {isAhead && (
        <RegisterOrPlace event={event}>
          <LinkButton size="small" href={`${paths.event(event.slug)}#register`}>
            Register <VisuallyHidden>for {event.title}</VisuallyHidden>
          </LinkButton>
        </RegisterOrPlace>
      )}
      <LinkButton size="small" variant="secondary" href={paths.event(event.slug)}>
        Details <VisuallyHidden>of {event.title}</VisuallyHidden>
      </LinkButton>
      {isAhead && (
        <TextLink href={paths.eventFile(event.slug)}>
          <Icon name="calendar" /> Add to Calendar <VisuallyHidden>{event.title}</VisuallyHidden>
        </TextLink>
      )}
      {isPast(event, now) && (
        <span>
          This event has ended. <TextLink href={paths.events()}>See upcoming events</TextLink>
        </span>
      )}
    </Above>
  )
}
