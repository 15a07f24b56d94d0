import { Badge, Cluster, TextLink, VisuallyHidden } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { getCancellationHref } from '../cancellation-href.ts'
import type { OwnPlace } from '../own-places.ts'

interface OwnPlaceNoteProps {
  place: OwnPlace
  /** The event's title. */
  title: string
}

/** Says that the visitor has a place at an event, or an unconfirmed hold, with the next step. */
export const OwnPlaceNote = ({ place, title }: OwnPlaceNoteProps) => (
  <Cluster gap={8}>
    {place.token === null ? (
      <>
        <Badge tone="sun">Place held</Badge>
        <TextLink href={`${paths.event(place.slug)}#register`}>
          Confirm your place <VisuallyHidden>at {title}</VisuallyHidden>
        </TextLink>
      </>
    ) : (
      <>
        <Badge tone="leaf">You have a place</Badge>
        <TextLink href={getCancellationHref(place.token, place.slug)}>
          Cancel your place <VisuallyHidden>at {title}</VisuallyHidden>
        </TextLink>
      </>
    )}
  </Cluster>
)
