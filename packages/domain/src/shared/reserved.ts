/** First path segments that the site itself uses; no place has one of them as its code or name. */
export const RESERVED_SEGMENTS = [
  'about',
  'admin',
  'api',
  'assets',
  'auth',
  'contact',
  'countries',
  'dashboard',
  'directory',
  'events',
  'example-business',
  'help',
  'industries',
  'jobs',
  'legal',
  'list-business',
  'loading-showcase',
  'media',
  'news',
  'newsletter',
  'pricing',
  'quote-builder',
  'quote-status',
  'register',
  'register-business',
  'resources',
  'search',
  'sitemap',
  'skills',
  'support',
  'tenders',
  'webinars',
] as const

/** Whether the first segment of a path belongs to the site, in any case, so that it is no country. */
export const isReservedSegment = (segment: string): boolean =>
  RESERVED_SEGMENTS.some((reserved) => reserved === segment.toLowerCase())
