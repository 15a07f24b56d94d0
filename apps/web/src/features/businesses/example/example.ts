import type { Business, Review } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import type { MonogramTone } from '@portal/ui'

const WEEKDAY: [string, string][] = [['08:00', '17:00']]

/** The made-up business of the sample page; none of its details are real. */
export const EXAMPLE: Business = {
  id: 1,
  name: 'Lagoon Timber & Craft',
  slug: 'lagoon-timber-and-craft',
  category: 'Handicrafts',
  country: 'sb',
  province: 'western',
  address: 'Gizo',
  status: 'approved',
  subscriptionTier: 2,
  isFeatured: true,
  isVerified: true,
  isSample: false,
  rating: 4.8,
  reviewCount: 4,
  logoUrl: null,
  images: [],
  phone: null,
  website: 'www.lagoon-timber.example',
  createdAt: '2026-01-01T00:00:00.000Z',
  trialExpiryDate: null,
  businessTypes: ['B2B', 'B2C'],
  excerpt: 'Carved bowls, furniture and boat fittings from plantation timber, made to order in Gizo.',
  description:
    'We carve bowls, trays and walking sticks, build tables and beds, and shape fittings for canoes and dinghies. Every piece is made from plantation mahogany or reclaimed vitex, by eight carvers who learned the trade from their families.\n\nTell us the size and the wood, and we send a drawing and a price before we start. Small pieces take a week, furniture about a month. Boats to Honiara and Munda leave twice a week; for buyers abroad we pack in crates and arrange the papers.',
  photos: [],
  videoUrl: null,
  email: 'orders@lagoon-timber.example',
  socialMedia: {},
  hours: {
    mon: WEEKDAY,
    tue: WEEKDAY,
    wed: WEEKDAY,
    thu: WEEKDAY,
    fri: WEEKDAY,
    sat: [['09:00', '15:00']],
    sun: [],
  },
  timeZone: 'Pacific/Guadalcanal',
  temporarilyClosed: false,
  latitude: null,
  longitude: null,
  directions: null,
  isOwner: false,
}

/** As it would be read on the page; no such line exists. */
export const EXAMPLE_PHONE = '+677 00 000 00'

interface ExampleReview {
  userName: readonly [firstName: string, lastName: string]
  rating: Review['rating']
  comment: string
  daysAgo: number
}

const REVIEWS: readonly ExampleReview[] = [
  {
    userName: ['Grace', 'Tovua'],
    rating: 5,
    comment: 'Twelve bowls for our guesthouse, each a little different, all on the boat they promised.',
    daysAgo: 9,
  },
  {
    userName: ['Peter', 'Maelua'],
    rating: 5,
    comment: 'They drew the table first, changed the legs when I asked, and kept the price.',
    daysAgo: 24,
  },
  {
    userName: ['Hélène', 'Caillard'],
    rating: 4,
    comment: 'Lovely work. The crate took a week longer than planned, and they wrote to say so.',
    daysAgo: 47,
  },
  {
    userName: ['Joses', 'Kere'],
    rating: 5,
    comment: 'My dinghy has its third season on their thwarts and not one has moved.',
    daysAgo: 80,
  },
]

/** What made-up customers say of it, some days before the page is shown. */
export const exampleReviews = (now: number): Review[] =>
  REVIEWS.map(({ userName: [firstName, lastName], rating, comment, daysAgo }, index) => ({
    id: index + 1,
    rating,
    comment,
    createdAt: new Date(now - daysAgo * DAY).toISOString(),
    user: { firstName, lastName, profileImageUrl: null },
  }))

/** What photos of a business show; woven covers stand in for them. */
export const EXAMPLE_PICTURES: readonly { caption: string; tone: MonogramTone }[] = [
  { caption: 'The workshop', tone: 'clay' },
  { caption: 'Carved bowls', tone: 'gold' },
  { caption: 'A dining table', tone: 'lagoon' },
  { caption: 'Canoe fittings', tone: 'ocean' },
  { caption: 'The carvers', tone: 'plum' },
  { caption: 'Ready for the boat', tone: 'indigo' },
]
