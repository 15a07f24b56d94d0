import type { Business } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { GALLERY_PLAN } from '@portal/domain/plan'
import { EXAMPLE_PHOTOS, exampleLogo } from './example-pictures.ts'

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
  subscriptionTier: GALLERY_PLAN.tier,
  isFeatured: true,
  isVerified: true,
  isSample: false,
  rating: 4.8,
  reviewCount: 4,
  logoUrl: exampleLogo,
  images: EXAMPLE_PHOTOS.map(({ src }) => src),
  phone: null,
  website: 'www.lagoon-timber.example',
  createdAt: '2026-01-01T00:00:00.000Z',
  trialExpiryDate: null,
  businessTypes: ['B2B', 'B2C'],
  excerpt: 'Carved bowls, furniture and boat fittings from plantation timber, made to order in Gizo.',
  description:
    'We carve bowls, trays and walking sticks, build tables and beds, and shape fittings for canoes and dinghies. Every piece is made from plantation mahogany or reclaimed vitex, by eight carvers who learned the trade from their families.\n\nTell us the size and the wood, and we send a drawing and a price before we start. Small pieces take a week, furniture about a month. Boats to Honiara and Munda leave twice a week; for buyers abroad we pack in crates and arrange the papers.\n\nOur shed is open to visitors: watch the carvers, choose a board from the rack, and have your name cut into the rim of a bowl while you wait. Hotels order sets of trays and room numbers; churches order lecterns. We plant two trees for each one we use, and repair whatever we have made.',
  photos: EXAMPLE_PHOTOS,
  // Big Buck Bunny of the Blender Foundation (CC BY 3.0), in place of a film of one's own.
  videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  email: 'orders@lagoon-timber.example',
  socialMedia: { facebook: 'lagoon.timber', instagram: 'lagoon.timber', twitter: 'lagoon_timber' },
  hours: {
    mon: WEEKDAY,
    tue: WEEKDAY,
    wed: WEEKDAY,
    thu: WEEKDAY,
    fri: WEEKDAY,
    sat: [['09:00', '15:00']],
    sun: [],
    holidays: [],
  },
  timeZone: PORTAL_TIME_ZONE,
  temporarilyClosed: false,
  temporarilyClosedUntil: null,
  latitude: -8.103,
  longitude: 156.842,
  town: 'Gizo',
  directions: 'On the waterfront, two minutes from the market: the long shed with the blue roof.',
  nearestAirport: {
    name: 'Nusatupe Airport',
    km: 2,
    direction: 'south-west',
    latitude: -8.1167,
    longitude: 156.8333,
  },
  tags: ['Reef trips', 'Wreck diving', 'Gear for hire', 'Courses for beginners'],
  amenities: ['parking', 'wheelchair', 'by-appointment', 'wholesale', 'export-orders'],
  payments: ['cash', 'mobile-money', 'card'],
  delivery: ['by-sea'],
  acceptsMessages: true,
  isOwner: false,
}

/** As it would be read on the page; no such line exists. */
export const EXAMPLE_PHONE = '+677 00 000 00'
