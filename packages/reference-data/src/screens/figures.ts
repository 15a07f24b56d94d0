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
