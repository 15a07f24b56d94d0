/** The name and tagline of the portal. */
export const PORTAL = {
  name: 'Pacific Business Portal',
  tagline: 'Find. Connect. Trade. Invest.',
} as const

/** How many items screens show. */
export const DISPLAY_COUNTS = {
  /** Featured businesses on the home page and in a country guide. */
  featuredBusinesses: 6,
  /** Skeleton cards while the directory loads. */
  directorySkeletons: 9,
  /** Skeleton cards while the news load. */
  newsSkeletons: 3,
  /** Provinces on one page of the carousel. */
  carouselProvinces: 5,
  /** Articles visible at a time in the news carousel, which moves by one. */
  carouselNews: 3,
  /** Articles in a country guide. */
  countryNews: 4,
  /** Businesses on a page of a list. */
  pageSize: 24,
} as const

/** The top-highlights slider; milliseconds between two slides. */
export const SLIDER = { interval: 7_000 } as const

/** Pixels above a guide's section at which the side menu counts it as reached. */
export const SCROLL_OFFSET = 200

/** The promised response times to submissions and quote requests; working days and hours. */
export const RESPONSE_TIMES = { reviewWorkingDays: 3, reviewHours: 24, quoteHours: 24 } as const

/** The placeholder of the phone field in the quote builder. */
export const QUOTE_PHONE_PLACEHOLDER = '+679 123 4567'
