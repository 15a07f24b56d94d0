import type { MenuGroup, MenuLink } from './links.ts'

/** The footer's groups of links. */
export const FOOTER_MENU = [
  {
    label: 'About',
    links: [
      { label: 'Our Mission', href: '/about/mission' },
      { label: 'Partners', href: '/about/partners' },
      { label: 'Media Kit', href: '/about/media-kit' },
      { label: 'Advertise', href: '/about/advertise' },
      { label: 'Team', href: '/about/team' },
      { label: 'Press', href: '/about/press' },
    ],
  },
  {
    label: 'Contact & Help',
    links: [
      { label: 'Contact', href: '/contact' },
      { label: 'Support', href: '/support' },
      { label: 'Help', href: '/help' },
      { label: 'Report an Issue', href: '/support/report-issue' },
    ],
  },
  {
    label: 'Pricing',
    links: [
      { label: 'Free Trial', href: '/pricing/free' },
      { label: 'Premium', href: '/pricing/premium' },
      { label: 'Website Package', href: '/pricing/website' },
      { label: 'Compare Plans', href: '/pricing/compare' },
      { label: 'How It Works', href: '/pricing/how-it-works' },
      { label: 'FAQs', href: '/pricing/faqs' },
    ],
  },
  {
    label: 'Legal',
    links: [
      { label: 'Terms', href: '/legal/terms' },
      { label: 'Privacy', href: '/legal/privacy' },
      { label: 'Cookies', href: '/legal/cookies' },
      { label: 'Editorial & Listing Policy', href: '/legal/editorial-listing-policy' },
      { label: 'Verification Policy', href: '/legal/verification-policy' },
      { label: 'Accessibility', href: '/legal/accessibility' },
    ],
  },
] as const satisfies readonly MenuGroup[]

/** The footer's last link. */
export const SITEMAP_LINK = { label: 'Sitemap', href: '/sitemap' } as const satisfies MenuLink
