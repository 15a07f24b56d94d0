import type { EditableContent } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'

type Told = Pick<EditableContent, 'told' | 'contentKind'>

/** Who hears of a take-down. */
export function describeTold({ told: { places, submitter } }: Told): string {
  const people = [
    places > 0 && `${pluralize(places, 'person', 'people')} with a place`,
    submitter && 'whoever sent it in',
  ].filter(Boolean)
  return people.length === 0 ? 'Nobody is told by email.' : `By email we tell ${people.join(', and ')}.`
}

/** Who hears of an edit that moves an event. */
export const describeMoved = ({ contentKind, told: { places } }: Told): string | null =>
  contentKind === 'events' && places > 0
    ? `If it has another time or venue, ${pluralize(places, 'person', 'people')} with a place ${places === 1 ? 'is' : 'are'} told by email what changed.`
    : null

/** Who hears that something is back. */
export function describeRestored({ contentKind, told: { places, submitter } }: Told): string {
  const people = [
    submitter && 'whoever sent it in',
    contentKind === 'events' && places > 0 && 'people with a place whom we had told of the take-down',
  ].filter(Boolean)
  return people.length === 0 ? 'Nobody is told by email.' : `By email we tell ${people.join(', and ')}.`
}
