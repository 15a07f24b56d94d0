import type {
  Business,
  BusinessSummary,
  CurrentUser,
  EditableBusiness,
  EditableFields,
  EventEntry,
  DashboardStats,
  IndustryEntry,
  NewsArticle,
  NewsItem,
  OwnBusiness,
  OwnReview,
  Photo,
  Review,
  ReviewerState,
  ReviewSummary,
  UndoableDecision,
  WaitingEdit,
} from '@portal/domain/contract'
import { getPhotoUrl, getPhotoSrcset, REVIEWED_FIELDS } from '@portal/domain/business'
import { toListedBusiness, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import type { PageContext } from '#shared/page/page-context.ts'

/** The current time in tests. */
export const NOW = Date.parse('2026-11-20T02:00:00.000Z')
/** When a draft on the device was saved: an hour ago by the machine's clock, since a device forgets drafts after a while. */
export const SAVED_AT = Date.now() - 3_600_000

/** The page context of a render in tests. */
export const PAGE_CONTEXT: PageContext = {
  now: NOW,
  seed: 7,
  origin: 'https://portal.example',
  contactEmail: 'contact@portal.example',
}

export const EARLIER = '2026-11-01T02:00:00.000Z'

export const aSummary = (own: Partial<BusinessSummary> = {}): BusinessSummary => ({
  id: 1,
  name: 'Kokonut Oil Cooperative',
  slug: 'kokonut-oil-cooperative',
  category: 'Food & Beverages',
  country: 'sb',
  province: 'malaita',
  address: 'Auki',
  status: 'approved',
  subscriptionTier: 2,
  isFeatured: true,
  isVerified: true,
  isSample: false,
  rating: 4.8,
  reviewCount: 23,
  logoUrl: null,
  images: [],
  phone: '+6777400112',
  website: 'https://kokonut.example',
  createdAt: EARLIER,
  trialExpiryDate: null,
  businessTypes: ['B2B', 'Manufacturing'],
  excerpt: 'Cold-pressed coconut oil from forty village growers, in bottles, drums and bulk.',
  hours: { mon: [['08:00', '17:00']], sun: [] },
  temporarilyClosed: false,
  temporarilyClosedUntil: null,
  latitude: null,
  longitude: null,
  town: 'Auki',
  ...own,
})

/** A business as a list in the store has it. */
export const aListed = (own: Partial<BusinessSummary> = {}): ListedBusiness => toListedBusiness(aSummary(own))

const COLORS = ['#3b6b74', '#8a5a3c', '#2f4858', '#7c8f4e'] as const

/** A stored photo; a different one for each number. */
export function aPhoto(number = 1, own: Partial<Photo> = {}): Photo {
  const src = getPhotoUrl(`photo${number}`.padEnd(22, 'x'))
  const color = COLORS[(number - 1) % COLORS.length] ?? COLORS[0]
  return { src, srcset: getPhotoSrcset(src, 1600), width: 1600, height: 1200, color, caption: null, ...own }
}

export const somePhotos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, place) => aPhoto(place + 1))

/** The fields of a business that has these photos. */
export const withPhotos = (
  photos: readonly Photo[],
): Pick<Business, 'photos' | 'images'> & Pick<BusinessSummary, 'cover'> => ({
  photos: [...photos],
  images: photos.map(({ src }) => src),
  ...(photos[0] && {
    cover: {
      width: photos[0].width,
      height: photos[0].height,
      color: photos[0].color,
      focus: photos[0].focus,
    },
  }),
})

export const aBusiness = (own: Partial<Business> = {}): Business => ({
  ...aSummary(),
  description:
    'Cold-pressed coconut oil from forty village growers, in bottles, drums and bulk.\n\nWe ship every Tuesday.',
  photos: [],
  videoUrl: null,
  email: 'sales@kokonut.example',
  socialMedia: {},
  timeZone: 'Pacific/Guadalcanal',
  directions: null,
  tags: [],
  amenities: [],
  payments: [],
  delivery: [],
  acceptsMessages: true,
  isOwner: false,
  ...own,
})

export const anOwnBusiness = (own: Partial<OwnBusiness> = {}): OwnBusiness => ({
  ...aBusiness({ isOwner: true }),
  ownerName: 'Mere Tavola',
  businessLicense: null,
  suspendedAt: null,
  pausedAt: null,
  publicUntil: null,
  rejection: null,
  planExpiryDate: null,
  reference: 'PB-7K3F-9Q',
  submittedAt: '2026-11-18T22:00:00.000Z',
  termsVersion: '2026-12-01',
  ...own,
})

export const aDecision = (): UndoableDecision => ({ id: 1, undoUntil: new Date(NOW + 10_000).toISOString() })

export const aReview = (own: Partial<Review> = {}): Review => ({
  id: 1,
  rating: 5,
  comment: 'The oil keeps for months and the boat was on time.',
  createdAt: EARLIER,
  editedAt: null,
  user: { firstName: 'Joses', lastName: 'Kere', profileImageUrl: null },
  reply: null,
  helpfulCount: 0,
  ...own,
})

export const aReviewSummary = (own: Partial<ReviewSummary> = {}): ReviewSummary => ({
  count: 23,
  average: 4.8,
  stars: [0, 0, 1, 3, 19],
  ...own,
})

export const anOwnReview = (own: Partial<OwnReview> = {}): OwnReview => ({
  id: 9,
  business: { id: 1, name: 'Kokonut Oil Cooperative', slug: 'kokonut-oil-cooperative' },
  rating: 4,
  comment: 'Clean drums, and the boat waited for us.',
  status: 'pending',
  createdAt: EARLIER,
  editableUntil: '2026-12-18T01:00:00.000Z',
  waiting: null,
  rejection: null,
  reply: null,
  ...own,
})

/** A person who has not reviewed or marked anything yet. */
export const aReviewerState = (own: Partial<ReviewerState> = {}): ReviewerState => ({
  isOwner: false,
  review: null,
  helpful: [],
  ...own,
})

export const aNewsItem = (own: Partial<NewsItem> = {}): NewsItem => ({
  id: 1,
  slug: 'new-wharf-opens-in-auki',
  title: 'New wharf opens in Auki',
  excerpt: 'Two ships can now load at once.',
  featuredImageUrl: null,
  publishedAt: EARLIER,
  category: 'Industry News',
  countries: ['sb'],
  readTime: 3,
  isFeatured: false,
  isSample: true,
  ...own,
})

export const anArticle = (own: Partial<NewsArticle> = {}): NewsArticle => ({
  ...aNewsItem(),
  body: 'Two ships can now load at once.\n\nThe harbour master expects shorter waits.',
  author: null,
  ...own,
})

export const anEvent = (own: Partial<EventEntry> = {}): EventEntry => ({
  id: 1,
  slug: 'honiara-trade-show',
  title: 'Honiara Trade Show',
  description: 'Sixty exhibitors from five provinces.',
  type: 'Trade Shows & Expos',
  startsAt: '2026-12-01T22:00:00.000Z',
  endsAt: '2026-12-02T06:00:00.000Z',
  timeZone: 'Pacific/Guadalcanal',
  location: 'Honiara',
  country: 'sb',
  province: 'honiara',
  organiser: 'Honiara Makers’ Group',
  price: 'Free',
  attendees: 400,
  speaker: null,
  company: null,
  registrations: 0,
  isFeatured: false,
  isSample: true,
  date: '2026-12-02',
  time: '9:00 AM - 5:00 PM',
  featured: false,
  ...own,
})

/** The counts of the whole portal. */
export const dashboardStats = (own: Partial<DashboardStats> = {}): DashboardStats => ({
  businesses: 297,
  verified: 214,
  reviews: 635,
  news: 9,
  upcomingEvents: 22,
  countries: [{ country: 'sb', businesses: 129 }],
  ...own,
})

/** An industry in a list, without estimates. */
export const anIndustryEntry = (own: Partial<IndustryEntry> = {}): IndustryEntry => ({
  id: 1,
  name: 'Fisheries & Aquaculture',
  slug: 'fisheries',
  description: '',
  businessCount: 31,
  topCountries: [],
  growthRate: null,
  avgRevenue: null,
  keySegments: [],
  featured: false,
  ...own,
})

export const aUser = (own: Partial<CurrentUser> = {}): CurrentUser => ({
  firstName: 'Mere',
  lastName: 'Tavola',
  email: 'mere@portal.test',
  profileImageUrl: null,
  isAdmin: false,
  isEmailConfirmed: true,
  ...own,
})

/** Changes of a listing that wait for review. */
export const aWaitingEdit = (...changes: WaitingEdit['changes']): WaitingEdit => ({
  status: 'pending',
  submittedAt: '2026-11-20T02:00:00.000Z',
  dueAt: '2026-11-25T02:00:00.000Z',
  reason: null,
  note: null,
  changes,
})

/** A public listing as its owner edits it. */
export function anEditable(own: Partial<EditableBusiness> = {}): EditableBusiness {
  const fields: EditableFields = {
    name: 'Auki Hardware',
    category: 'Construction & Materials',
    country: 'malaita',
    address: 'Auki',
    point: null,
    directions: null,
    description: 'Timber, nails and roofing iron for builders on Malaita, cut to any length.',
    website: null,
    socialMedia: {},
    videoUrl: null,
    logo: null,
    photos: [],
    tags: [],
    phone: '+6777412345',
    email: 'auki@hardware.example',
    businessTypes: [],
    hours: null,
    temporarilyClosed: false,
    temporarilyClosedUntil: null,
    amenities: [],
    payments: [],
    delivery: [],
  }
  return {
    id: 7,
    slug: 'auki-hardware',
    status: 'approved',
    isOwner: true,
    isVerified: false,
    timeZone: 'Pacific/Guadalcanal',
    version: 3,
    fields,
    stored: fields,
    waiting: null,
    pausedAt: null,
    suspendedAt: null,
    handover: null,
    limits: { photos: 4, words: 100 },
    reviewed: [...REVIEWED_FIELDS],
    ...own,
  }
}
