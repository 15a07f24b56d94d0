import type { MenuGroup } from './links.ts'

/** The four groups of the floating quick menu. */
export const QUICK_MENU = [
  {
    label: 'Events',
    links: [
      { label: 'All Events', href: '/events' },
      { label: 'Trade Shows & Expos', href: '/events/trade-shows' },
      { label: 'Workshops & Training', href: '/events/workshops' },
      { label: 'Webinars', href: '/events/webinars' },
      { label: 'Investment Forums', href: '/events/investment-forums' },
      { label: 'Submit an Event', href: '/events/submit' },
    ],
  },
  {
    label: 'Jobs & Tenders',
    links: [
      { label: 'All Tenders', href: '/tenders' },
      { label: 'Government Tenders', href: '/tenders/government' },
      { label: 'NGO Tenders', href: '/tenders/ngo' },
      { label: 'Private Tenders', href: '/tenders/private' },
      { label: 'Grants', href: '/tenders/grants' },
      { label: 'Post a Tender', href: '/tenders/post' },
      { label: 'Jobs', href: '/jobs' },
    ],
  },
  {
    label: 'Digital Growth Centre',
    links: [
      { label: 'Dive In', href: '/resources' },
      { label: 'Guides', href: '/resources/guides' },
      { label: 'Templates', href: '/resources/templates' },
      { label: 'Licensing', href: '/resources/licensing' },
      { label: 'Taxes', href: '/resources/taxes' },
      { label: 'Export', href: '/resources/export' },
      { label: 'Logistics', href: '/resources/logistics' },
      { label: 'Finance', href: '/resources/finance' },
      { label: 'Standards', href: '/resources/standards' },
      { label: 'Digital', href: '/resources/digital' },
      { label: 'Training', href: '/resources/training' },
    ],
  },
  {
    label: 'Skills Portal',
    links: [
      { label: 'Professional Skills', href: '/skills/professional' },
      { label: 'Technical Skills', href: '/skills/technical' },
      { label: 'Business Skills', href: '/skills/business' },
      { label: 'Digital Literacy', href: '/skills/digital-literacy' },
      { label: 'Leadership', href: '/skills/leadership' },
      { label: 'Certifications', href: '/skills/certifications' },
      { label: 'Mentorship', href: '/skills/mentorship' },
      { label: 'Skills Assessment', href: '/skills/assessment' },
    ],
  },
] as const satisfies readonly MenuGroup[]
