import type { EventItem } from '@portal/domain/contract'
import { Cluster, Icon, LinkButton, TextLink, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { hasBegun } from '../event-times.ts'

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

/** Actions for an event in a list. */
export function EventActions({ event }: { event: EventItem }) {
  const now = useNow()
  return (
    <Above gap={8}>
      {!hasBegun(event, now) && (
        <LinkButton size="small" href={`${paths.event(event.slug)}#register`}>
          Register <VisuallyHidden>for {event.title}</VisuallyHidden>
        </LinkButton>
      )}
      <LinkButton size="small" variant="secondary" href={paths.event(event.slug)}>
        Details <VisuallyHidden>of {event.title}</VisuallyHidden>
      </LinkButton>
      {!hasBegun(event, now) && (
        <TextLink href={paths.eventFile(event.slug)}>
          <Icon name="calendar" /> Add to Calendar <VisuallyHidden>{event.title}</VisuallyHidden>
        </TextLink>
      )}
    </Above>
  )
}
