import { PORTAL } from '@portal/reference-data'
import type { EmailPart } from '../rendering/parts.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface Participant {
  readonly name: string
  readonly email: string
  readonly organisation: string | null
  readonly reference: string
}

interface EventOrganiserDigest {
  readonly organiser: string
  readonly title: string
  readonly slug: string
  /** Places confirmed since the last digest. */
  readonly confirmed: readonly Participant[]
  /** Places cancelled since the last digest. */
  readonly cancelled: readonly Participant[]
  /** The number of taken places now. */
  readonly placesTaken: number
  /** Null for unlimited places. */
  readonly capacity: number | null
}

/** To the organiser of an event: who has confirmed and who has cancelled a place since the last digest. */
export function renderEventOrganiserDigest(site: Site, digest: EventOrganiserDigest): Email {
  const {
    organiser,
    title,
    slug,
    confirmed: taken,
    cancelled: givenBack,
    placesTaken: places,
    capacity,
  } = digest
  const isOne = taken.length + givenBack.length === 1
  return renderEmail(site, {
    subject: formatSubject(digest),
    name: disableAutolinks(organiser),
    parts: [
      `Here is what’s new at your event: ${title}.`,
      ...renderSection('Registered', taken),
      ...renderSection('Cancelled their place', givenBack),
      { facts: [['Places taken', capacity === null ? String(places) : `${places} of ${capacity}`]] },
      { link: 'See your event', url: `${site.publicUrl}/events/${slug}` },
      'Please use these addresses for this event only. We write to you at most once an hour.',
    ],
    reason: `You get this email because your address is the contact of an event on ${PORTAL.name}.`,
    replyHint: isOne
      ? 'A reply to this email goes to the person who registered.'
      : 'A reply to this email goes to us, not to the people who registered.',
  })
}

function formatSubject({ confirmed: taken, cancelled: givenBack }: EventOrganiserDigest): string {
  if (taken.length === 0)
    return givenBack.length === 1 ? 'A place was cancelled' : `${givenBack.length} places were cancelled`
  return taken.length === 1
    ? 'Somebody registered for your event'
    : `${taken.length} people registered for your event`
}

const renderSection = (section: string, people: readonly Participant[]): EmailPart[] =>
  people.length === 0
    ? []
    : [{ section }, ...people.map((person) => ({ facts: getParticipantFacts(person) }))]

const getParticipantFacts = ({ name, email, organisation, reference }: Participant) => [
  ['Name', disableAutolinks(name)] as const,
  ['Email address', email] as const,
  ...(organisation === null ? [] : [['Organisation', disableAutolinks(organisation)] as const]),
  ['Reference', reference] as const,
]
