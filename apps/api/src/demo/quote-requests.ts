import type { CountryCode } from '@portal/domain/place'
import { CURRENCY, type AddOnName } from '@portal/domain/plan'
import {
  quoteEstimate,
  type DomainType,
  type PreferredContact,
  type QuoteStatus,
  type WebsitePages,
} from '@portal/domain/quote'
import { DAY, HOUR } from '@portal/domain/shared'
import type { QuoteRecord } from '#features/quotes/quotes.service.ts'

/** What happened to a request: a move, or where `status` is null a note among administrators. */
export interface DemoQuoteEvent {
  readonly status: QuoteStatus | null
  readonly note: string | null
  readonly at: number
}

export interface DemoQuote {
  readonly record: QuoteRecord
  /** The oldest first. */
  readonly events: readonly DemoQuoteEvent[]
}

interface Request {
  readonly reference: string
  readonly businessName: string
  readonly country: CountryCode
  readonly contactName: string
  readonly email: string
  readonly phone: string | null
  readonly preferredContact: PreferredContact
  readonly pages: WebsitePages
  readonly services: readonly AddOnName[]
  readonly domain: readonly [DomainType, string | null]
  readonly requirements: string
  /** How long ago it was made. */
  readonly ago: number
  /** What happened how long after it was made. */
  readonly steps?: readonly (readonly [after: number, status: QuoteStatus | null, note: string | null])[]
}

const REQUESTS: readonly Request[] = [
  {
    reference: 'PB-4M7T-2K',
    businessName: 'Lilisiana Guesthouse',
    country: 'sb',
    contactName: 'Moses Tara',
    email: 'owner@portal.test',
    phone: '+6777400118',
    preferredContact: 'whatsapp',
    pages: 3,
    services: ['Professional photography', 'Online booking system'],
    domain: ['new', 'lilisianaguesthouse.com'],
    requirements:
      'We have six rooms by the water near Auki. Guests should see which nights are free and ask for a room. Most of them look at it on a phone, and the signal here is slow.',
    ago: 5 * HOUR,
  },
  {
    reference: 'PB-W8RD-6H',
    businessName: 'Rivière Bleue Kayaks',
    country: 'nc',
    contactName: 'Solange Perraud',
    email: 'solange.perraud@portal.test',
    phone: '+687740119',
    preferredContact: 'email',
    pages: 5,
    services: ['Logo design', 'Professional photography', 'Online booking system'],
    domain: ['existing', 'riviere-bleue-kayaks.nc'],
    requirements:
      'Our pages must be in French and English. We rent kayaks by the half-day and lead a full-moon tour, so the booking page should know the dates of the full moon.',
    ago: 20 * HOUR,
  },
  {
    reference: 'PB-J3XP-9V',
    businessName: 'Vunaniu Books',
    country: 'fj',
    contactName: 'Litia Naivalu',
    email: 'other@portal.test',
    phone: '+6799990127',
    preferredContact: 'phone',
    pages: 4,
    services: ['E-commerce functionality'],
    domain: ['new', 'vunaniubooks.com'],
    requirements:
      'We sell school books and send them by ferry to the outer islands. Schools order in January and want to pay by bank transfer against an invoice.',
    ago: 3 * DAY,
    steps: [
      [20 * HOUR, 'in review', 'Thank you. We are working out the shop and will write to you this week.'],
      [
        22 * HOUR,
        null,
        'Asked which bank the school invoices go through. Litia is in Savusavu until Thursday.',
      ],
    ],
  },
  {
    reference: 'PB-C5NY-8B',
    businessName: 'Goroka Highland Roasters',
    country: 'pg',
    contactName: 'Kila Wamp',
    email: 'kila.wamp@portal.test',
    phone: '+67570001134',
    preferredContact: 'whatsapp',
    pages: 5,
    services: ['Logo design', 'E-commerce functionality'],
    domain: ['new', 'gorokaroasters.com'],
    requirements:
      'We roast coffee from forty growers and would like to tell the story of each. Cafés abroad buy by the sack, people in town by the half kilo, so there are two price lists.',
    ago: 9 * DAY,
    steps: [
      [18 * HOUR, 'in review', null],
      [
        3 * DAY,
        'quoted',
        'Your quote is in your mailbox: five pages, a logo and a shop with two price lists, ready six weeks after you say yes. It holds for 30 days.',
      ],
    ],
  },
  {
    reference: 'PB-T6KE-3M',
    businessName: 'Banyan Code',
    country: 'fj',
    contactName: 'Litia Naivalu',
    email: 'other@portal.test',
    phone: '+6799990127',
    preferredContact: 'email',
    pages: 3,
    services: [],
    domain: ['existing', 'banyancode.com.fj'],
    requirements:
      'One page about us, one about our training courses and one to write to us. We move the domain ourselves when the pages are ready.',
    ago: 41 * DAY,
    steps: [
      [10 * HOUR, 'in review', null],
      [2 * DAY, 'quoted', 'Three pages in three weeks. The quote is in your mailbox.'],
      [6 * DAY, 'accepted', 'Thank you for going ahead. We begin on Monday.'],
      [6 * DAY + HOUR, null, 'The listing got its free Enhanced year.'],
    ],
  },
  {
    reference: 'PB-2HQZ-7F',
    businessName: 'Mele Bay Ferry Times',
    country: 'vu',
    contactName: 'Harrison Kalmet',
    email: 'harrison.kalmet@portal.test',
    phone: null,
    preferredContact: 'email',
    pages: 4,
    services: ['Online booking system'],
    domain: ['new', 'melebayferries.com'],
    requirements:
      'All ferries of the group on one map, live, with seats that can be booked on any of them. The boats have no tracking yet.',
    ago: 26 * DAY,
    steps: [
      [30 * HOUR, 'in review', null],
      [
        4 * DAY,
        'declined',
        'A live map of all ferries is more than our website package can do. A page with your own times and fares would fit; ask us again at any time.',
      ],
    ],
  },
  {
    reference: 'PB-9LUG-5D',
    businessName: 'Munda Dive Store',
    country: 'sb',
    contactName: 'Freda Pitakaka',
    email: 'freda.pitakaka@portal.test',
    phone: '+6777400142',
    preferredContact: 'phone',
    pages: 3,
    services: ['Professional photography'],
    domain: ['new', null],
    requirements:
      'Pictures of the wrecks matter most to us. We have some of our own and would like better ones from above the water.',
    ago: 64 * DAY,
    steps: [
      [15 * HOUR, 'in review', null],
      [2 * DAY, 'quoted', 'Your quote is in your mailbox. It holds for 30 days.'],
      [12 * DAY, null, 'Rang twice, no answer. Left a message at the store.'],
      [33 * DAY, 'expired', 'The 30 days of the quote are over. Write to us when the time is right.'],
    ],
  },
]

/** Requests for websites in every status, made before `now` (milliseconds) at today's prices. */
export const demoQuotes = (now: number): DemoQuote[] => REQUESTS.map((request) => demoQuote(request, now))

function demoQuote({ services, domain, ago, steps = [], ...asked }: Request, now: number): DemoQuote {
  const createdAt = now - ago
  const [domainType, domainName] = domain
  const { base, services: priced, total } = quoteEstimate(asked.pages, services)
  const estimate = { base, services: [...priced], total, currency: CURRENCY.code }
  return {
    record: { ...asked, domainType, domainName, estimate, createdAt, isSample: true },
    events: steps.map(([after, status, note]) => ({ status, note, at: createdAt + after })),
  }
}
