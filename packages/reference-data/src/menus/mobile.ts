import type { MenuLink } from './links.ts'

/** The seven links of the phone menu. */
export const MOBILE_MENU = [
  { label: 'Directory', href: '/directory' },
  { label: 'Countries', href: '/countries' },
  { label: 'Industries', href: '/industries' },
  { label: 'News', href: '/news' },
  { label: 'Events', href: '/events' },
  { label: 'Jobs & Tenders', href: '/tenders' },
  { label: 'Dive In', href: '/resources' },
] as const satisfies readonly MenuLink[]

/** The three buttons of the phone menu. */
export const MOBILE_ACTIONS = [
  { label: 'List Your Business', href: '/list-business' },
  { label: 'Add Event', href: '/events/submit' },
  { label: 'Post Tender', href: '/tenders/post' },
] as const satisfies readonly MenuLink[]
