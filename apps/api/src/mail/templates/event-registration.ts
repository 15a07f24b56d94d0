import { PORTAL } from '@portal/reference-data'
import { letterOf, type Letter, type Site } from '../letter.ts'
import { withoutLinks } from './without-links.ts'

interface EventRegistration {
  /** Whether the place was given back; else it was taken. */
  readonly isGivenBack: boolean
  readonly organiser: string
  readonly title: string
  readonly slug: string
  readonly name: string
  readonly email: string
  readonly organisation: string | null
  readonly reference: string
  /** Places taken by now. */
  readonly places: number
  /** Null where nobody counts. */
  readonly capacity: number | null
}

/** To the organiser of an event, for each place that is taken or given back; a reply goes to that person. */
export function eventRegistration(site: Site, registration: EventRegistration): Letter {
  const { isGivenBack, organiser, title, slug, name, email, organisation, reference } = registration
  const { places, capacity } = registration
  const taken = capacity === null ? String(places) : `${places} of ${capacity}`
  return letterOf(site, {
    subject: isGivenBack ? `A place was given back: ${reference}` : `Somebody registered: ${reference}`,
    name: withoutLinks(organiser),
    parts: [
      isGivenBack
        ? `Somebody gave their place at your event back: ${title}.`
        : `Somebody registered for your event: ${title}.`,
      {
        facts: [
          ['Name', withoutLinks(name)],
          ['Email address', email],
          ...(organisation === null ? [] : [['Organisation', withoutLinks(organisation)] as const]),
          ['Reference', reference],
          ['Places taken', taken],
        ],
      },
      { link: 'See your event', url: `${site.publicUrl}/events/${slug}` },
      'Please use this address for this event only.',
    ],
    because: `You get this email because your address is the contact of an event on ${PORTAL.name}.`,
    questions: 'A reply to this email goes to the person who registered.',
  })
}
