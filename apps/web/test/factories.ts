import type {
  Business,
  BusinessSummary,
  ClaimedAccount,
  CurrentUser,
  EventEntry,
  IndustryEntry,
  NewsArticle,
  NewsItem,
  OwnBusiness,
  OwnQuoteRequest,
  PendingBusiness,
  QuoteRequest,
  Photo,
  Review,
} from '@portal/domain/contract'
import { photoUrl, photoSrcset } from '@portal/domain/business'
import { toListed, type ListedBusiness } from '#features/businesses/businesses.api.ts'
import type { PageContext } from '#shared/page/page-context.ts'

/** The current time in tests. */
export const NOW = Date.parse('2026-11-20T02:00:00.000Z')

/** The page context of a render in tests. */
export const PAGE_CONTEXT: PageContext = {
  now: NOW,
  seed: 7,
  origin: 'https://portal.example',
  contactEmail: 'contact@portal.example',
}

const EARLIER = '2026-11-01T02:00:00.000Z'

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
  phone: '+67774001',
  website: 'https://kokonut.example',
  createdAt: EARLIER,
  trialExpiryDate: null,
  businessTypes: ['B2B', 'Manufacturing'],
  excerpt: 'Cold-pressed coconut oil from forty village growers, in bottles, drums and bulk.',
  ...own,
})

/** A business as a list in the store has it. */
export const aListed = (own: Partial<BusinessSummary> = {}): ListedBusiness => toListed(aSummary(own))

const COLORS = ['#3b6b74', '#8a5a3c', '#2f4858', '#7c8f4e'] as const

/** A stored photo; a different one for each number. */
export function aPhoto(number = 1, own: Partial<Photo> = {}): Photo {
  const src = photoUrl(`photo${number}`.padEnd(22, 'x'))
  const color = COLORS[(number - 1) % COLORS.length] ?? COLORS[0]
  return { src, srcset: photoSrcset(src, 1600), width: 1600, height: 1200, color, caption: null, ...own }
}

export const somePhotos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, place) => aPhoto(place + 1))

/** The fields of a business that has these photos. */
export const withPhotos = (
  photos: readonly Photo[],
): Pick<Business, 'photos' | 'images'> & Pick<BusinessSummary, 'cover'> => ({
  photos: [...photos],
  images: photos.map(({ src }) => src),
  ...(photos[0] && { cover: { width: photos[0].width, height: photos[0].height, color: photos[0].color } }),
})

export const aBusiness = (own: Partial<Business> = {}): Business => ({
  ...aSummary(),
  description:
    'Cold-pressed coconut oil from forty village growers, in bottles, drums and bulk.\n\nWe ship every Tuesday.',
  photos: [],
  videoUrl: null,
  email: 'sales@kokonut.example',
  socialMedia: {},
  hours: { mon: [['08:00', '17:00']], sun: [] },
  timeZone: 'Pacific/Guadalcanal',
  temporarilyClosed: false,
  latitude: null,
  longitude: null,
  directions: null,
  isOwner: false,
  ...own,
})

export const anOwnBusiness = (own: Partial<OwnBusiness> = {}): OwnBusiness => ({
  ...aBusiness({ isOwner: true }),
  ownerName: 'Mere Tavola',
  businessLicense: null,
  suspendedAt: null,
  publicUntil: null,
  rejection: null,
  planExpiryDate: null,
  reference: 'PB-7K3F-9Q',
  submittedAt: '2026-11-18T22:00:00.000Z',
  termsVersion: '2026-11-20',
  ...own,
})

export const aPending = (own: Partial<PendingBusiness> = {}): PendingBusiness => ({
  ...anOwnBusiness({ isOwner: false, status: 'pending', subscriptionTier: 0, rating: null, reviewCount: 0 }),
  createdAt: '2026-11-18T22:00:00.000Z',
  likelyDuplicate: null,
  ...own,
})

export const aReview = (own: Partial<Review> = {}): Review => ({
  id: 1,
  rating: 5,
  comment: 'The oil keeps for months and the boat was on time.',
  createdAt: EARLIER,
  user: { firstName: 'Joses', lastName: 'Kere', profileImageUrl: null },
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

/** An account opened by a stranger, as the owner of its email address reviews it. */
export const aClaimedAccount = (own: Partial<ClaimedAccount> = {}): ClaimedAccount => ({
  email: 'm***@example.com',
  openedAt: EARLIER,
  deeds: [
    { kind: 'business', id: 7, title: 'Ana’s Shop', isPublic: true, at: EARLIER },
    { kind: 'job', id: 4, title: 'Bookkeeper', isPublic: false, at: EARLIER },
  ],
  total: 2,
  ...own,
})

const QUOTE = {
  reference: 'PB-7K3F-9Q',
  businessName: 'Kokonut Oil Cooperative',
  country: 'sb',
  pages: 4,
  estimate: { base: 1000, services: [{ name: 'Logo design', price: 150 }], total: 1150, currency: 'USD' },
  requirements: 'A page for buyers abroad.\n\nPrices in two currencies.',
  domainType: 'new',
  domainName: 'kokonut-oil.com',
  status: 'new',
  createdAt: '2026-11-19T02:00:00.000Z',
} as const

export const anOwnQuote = (own: Partial<OwnQuoteRequest> = {}): OwnQuoteRequest => ({
  ...QUOTE,
  estimate: { ...QUOTE.estimate, services: [...QUOTE.estimate.services] },
  history: [],
  ...own,
})

export const aQuoteRequest = (own: Partial<QuoteRequest> = {}): QuoteRequest => ({
  ...anOwnQuote(),
  id: 1,
  contactName: 'Mele Talo',
  email: 'mele@kokonut.test',
  phone: '+67774123',
  preferredContact: 'whatsapp',
  additionalServices: ['Logo design'],
  nextStatuses: ['in review', 'quoted', 'declined', 'expired'],
  isSample: false,
  history: [],
  ...own,
})
