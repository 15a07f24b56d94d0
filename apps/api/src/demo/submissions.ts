import type { NewEvent, NewJob, NewTender } from '@portal/domain/contract'
import { countryOf, type CountryCode } from '@portal/domain/place'
import { DAY, HOUR, localTime } from '@portal/domain/shared'
import type { ContentRecord } from '#features/content/content.service.ts'
import { waitingRecord, type SubmissionInputs } from '#features/submissions/submissions.service.ts'

type Sent = { [Kind in keyof SubmissionInputs]: Entry<Kind, SubmissionInputs[Kind]> }[keyof SubmissionInputs]

interface Entry<Kind, Input> {
  readonly kind: Kind
  readonly reference: string
  /** How long ago it was sent in. */
  readonly ago: number
  readonly input: Input
}

/** What was sent in before `now` (milliseconds) and waits: as forms send it. */
export const demoForms = (now: number): readonly Sent[] => [
  { kind: 'events', reference: 'PB-6W3H-N8', ago: 26 * HOUR, input: MARKET_DAY(now) },
  { kind: 'jobs', reference: 'PB-K9TD-4C', ago: 9 * HOUR, input: DECKHAND(now) },
  { kind: 'tenders', reference: 'PB-2FZQ-7V', ago: 3 * HOUR, input: WATER_TANKS(now) },
]

/** The same as it is stored, for administrators to decide upon. */
export const demoSubmissions = (now: number): ContentRecord[] =>
  demoForms(now).map(({ kind, reference, ago, input }) => {
    const { submitterName: name, submitterEmail: email } = input
    const at = now - ago
    return { ...waitingRecord(kind, input, { reference, name, email, at }), isSample: true }
  })

/** The day that is so many days after that of `now` in a country: `2026-11-20`. */
function dayIn(now: number, days: number, country: CountryCode): string {
  const { year, month, day } = localTime(now + days * DAY, countryOf(country).timeZone)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

const MARKET_DAY = (now: number): NewEvent => ({
  title: 'Makers’ market day in Gizo',
  type: 'trade-shows',
  description: 'Thirty carvers, weavers and bakers from the islands around show and sell what they make.',
  programme:
    'Boats from Noro and Munda arrive by eight. Tables are free for whoever brings their own cloth.\n\nAt two in the afternoon the best basket and the best carving are chosen by those who came.',
  country: 'sb',
  province: 'western',
  location: 'Market ground, Gizo',
  date: dayIn(now, 23, 'sb'),
  startTime: '08:00',
  endDate: '',
  endTime: '15:00',
  organiser: 'Sample Islands Makers’ Circle',
  price: '',
  speaker: '',
  website: '',
  contactEmail: 'market@islands-makers.example',
  capacity: 200,
  submitterName: 'Freda Pitakaka',
  submitterEmail: 'freda.pitakaka@portal.test',
  acceptTerms: true,
  contactFax: '',
})

const DECKHAND = (now: number): NewJob => ({
  title: 'Deckhand for a day-cruise boat',
  employer: 'Sample Lagoon Cruises',
  employerReference: '',
  type: 'full-time',
  summary: 'Ropes, snorkels, lunch and a good word for every guest, five days a week from Port Vila.',
  description:
    'You help guests on and off the boat, hand out masks and fins, and keep an eye on everybody in the water.\n\nYou clean the boat in the evening and help the skipper with ropes and fuel.',
  requirements: 'You swim well and speak English, French or Bislama. We pay for the first-aid course.',
  country: 'vu',
  province: '',
  location: 'Port Vila',
  industry: 'tourism-hospitality',
  salary: 'VUV 65,000 a month',
  closingDate: dayIn(now, 18, 'vu'),
  closingTime: '16:00',
  howToApply:
    'Come to the jetty any morning before eight, or write to us with the name of somebody who knows you.',
  applyUrl: '',
  contactEmail: 'crew@lagoon-cruises.example',
  submitterName: 'Harrison Kalmet',
  submitterEmail: 'harrison.kalmet@portal.test',
  acceptTerms: true,
  contactFax: '',
})

const WATER_TANKS = (now: number): NewTender => ({
  title: 'Water tanks for twelve village schools',
  kind: 'ngo',
  issuer: 'Sample Clear Water Trust',
  issuerReference: 'CWT 14',
  summary:
    'Supply of twelve 5,000-litre tanks with stands and taps, delivered by barge in the Northern Division.',
  description:
    'Each school gets one tank of 5,000 litres on a stand of treated timber, two taps, and gutters along one roof.\n\nThe supplier delivers to the nearest landing; the villages carry and build with a foreman of ours.',
  eligibility: 'Companies registered in Fiji that have delivered tanks to an outer island before.',
  country: 'fj',
  province: '',
  industry: 'manufacturing',
  value: 'FJD 60,000 to 80,000',
  closingDate: dayIn(now, 27, 'fj'),
  closingTime: '12:00',
  lots: [
    { title: 'Tanks and stands', description: 'Twelve of each, delivered.' },
    { title: 'Gutters and taps', description: 'For twelve roofs of about ten metres.' },
  ],
  documents: [{ title: 'Drawing of the stand', url: 'https://clear-water.example/stand.pdf' }],
  howToSubmit: 'Send prices for one lot or both by email, with the dates on which you can deliver.',
  contactName: 'Kelera Tamani',
  contactEmail: 'tenders@clear-water.example',
  contactPhone: '+679 999 0164',
  submitterName: 'Kelera Tamani',
  submitterEmail: 'kelera.tamani@portal.test',
  acceptTerms: true,
  contactFax: '',
})
