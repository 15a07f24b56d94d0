import { PORTAL } from '@portal/reference-data'
import type { Part } from '../email-part.ts'
import { renderEmail, type Email, type Site } from '../email.ts'
import { withoutLinks } from './without-links.ts'

interface Participant {
  readonly name: string
  readonly email: string
  readonly organisation: string | null
  readonly reference: string
}

interface EventDigest {
  readonly organiser: string
  readonly title: string
  readonly slug: string
  /** Who has confirmed a place since the last mail. */
  readonly taken: readonly Participant[]
  /** Who has given one back since. */
  readonly givenBack: readonly Participant[]
  /** Places taken by now. */
  readonly places: number
  /** Null where nobody counts. */
  readonly capacity: number | null
}

/** To the organiser of an event: who has confirmed a place, and who has given one back, since the last mail. */
export function eventDigest(site: Site, digest: EventDigest): Email {
  const { organiser, title, slug, taken, givenBack, places, capacity } = digest
  const isOne = taken.length + givenBack.length === 1
  return renderEmail(site, {
    subject: subjectOf(digest),
    name: withoutLinks(organiser),
    parts: [
      `This is new at your event: ${title}.`,
      ...sectionOf('Registered', taken),
      ...sectionOf('Gave their place back', givenBack),
      { facts: [['Places taken', capacity === null ? String(places) : `${places} of ${capacity}`]] },
      { link: 'See your event', url: `${site.publicUrl}/events/${slug}` },
      'Please use these addresses for this event only. We write to you at most once an hour.',
    ],
    because: `You get this email because your address is the contact of an event on ${PORTAL.name}.`,
    questions: isOne
      ? 'A reply to this email goes to the person who registered.'
      : 'A reply to this email goes to us, not to the people who registered.',
  })
}

function subjectOf({ taken, givenBack }: EventDigest): string {
  if (taken.length === 0)
    return givenBack.length === 1 ? 'A place was given back' : `${givenBack.length} places were given back`
  return taken.length === 1
    ? 'Somebody registered for your event'
    : `${taken.length} people registered for your event`
}

const sectionOf = (section: string, people: readonly Participant[]): Part[] =>
  people.length === 0 ? [] : [{ section }, ...people.map((person) => ({ facts: factsOf(person) }))]

const factsOf = ({ name, email, organisation, reference }: Participant) => [
  ['Name', withoutLinks(name)] as const,
  ['Email address', email] as const,
  ...(organisation === null ? [] : [['Organisation', withoutLinks(organisation)] as const]),
  ['Reference', reference] as const,
]
