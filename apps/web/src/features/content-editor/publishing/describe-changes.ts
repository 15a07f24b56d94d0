import type { EditableContent } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'

type Notification = Pick<EditableContent, 'recipients' | 'contentKind'>

/** Who is notified of a take-down. */
export function describeRecipients({ recipients: { places, submitter } }: Notification): string {
  const people = [
    places > 0 && `${pluralize(places, 'person', 'people')} with a place`,
    submitter && 'the person who sent it',
  ].filter(Boolean)
  return people.length === 0 ? 'Nobody is notified by email.' : `We email ${people.join(', and ')}.`
}

/** Who is notified of an edit that moves an event. */
export const describeMove = ({ contentKind, recipients: { places } }: Notification): string | null =>
  contentKind === 'events' && places > 0
    ? `If the time or venue changes, we email ${pluralize(places, 'person', 'people')} with a place.`
    : null

/** Who is notified of a restoration. */
export function describeRestoration({
  contentKind,
  recipients: { places, submitter },
}: Notification): string {
  const people = [
    submitter && 'the person who sent it',
    contentKind === 'events' && places > 0 && 'the people with a place who heard of the take-down',
  ].filter(Boolean)
  return people.length === 0 ? 'Nobody is notified by email.' : `We email ${people.join(', and ')}.`
}
