import type { IllustrationName } from '#shared/illustrations/illustrations.ts'
import type { GuidePart } from '#shared/urls/paths.ts'

/** The ten anchors of a guide, in the order of its page. */
export const GUIDE_SECTIONS = [
  { id: 'overview', label: 'Overview' },
  { id: 'regulations', label: 'Regulations' },
  { id: 'taxes', label: 'Taxes' },
  { id: 'grants', label: 'Grants' },
  { id: 'chambers', label: 'Chambers' },
  { id: 'news', label: 'News' },
  { id: 'events', label: 'Events' },
  { id: 'businesses', label: 'Businesses' },
  { id: 'industries', label: 'Industries' },
  { id: 'contacts', label: 'Contacts' },
] as const

/** The anchor of a section. */
export type GuideSectionId = (typeof GUIDE_SECTIONS)[number]['id']

interface GuidePartWords {
  /** In menus. */
  label: string
  /** The page's heading without its ending " in {place}". */
  heading: string
  /** The page's description without its ending " in {place}." */
  description: string
  /** Its section in the overview. */
  section: GuideSectionId
  picture: IllustrationName
}

/** The texts of each part on a page of its own. */
export const PART_WORDS: Readonly<Record<GuidePart, GuidePartWords>> = {
  'doing-business': {
    label: 'Doing Business',
    heading: 'Setting Up a Business',
    description: 'Forms of business, registering, staff and land: how to start and run a business',
    section: 'overview',
    picture: 'boat-yard',
  },
  'regulations-licences': {
    label: 'Regulations & Licences',
    heading: 'Regulations & Licences',
    description: 'Three licences that many businesses need, who issues them and what they require',
    section: 'regulations',
    picture: 'court-house',
  },
  'taxes-duties': {
    label: 'Taxes & Duties',
    heading: 'Taxes & Duties',
    description: 'Taxes to register for, file and pay, and duties on goods',
    section: 'taxes',
    picture: 'office',
  },
  'grants-tenders': {
    label: 'Grants & Tenders',
    heading: 'Grants & Tenders',
    description: 'Grants to apply for and tenders to bid for, including those open now',
    section: 'grants',
    picture: 'field',
  },
  'chambers-associations': {
    label: 'Chambers & Associations',
    heading: 'Chambers & Associations',
    description: 'Who speaks for businesses, who advises them, and how to reach them',
    section: 'chambers',
    picture: 'meeting-house',
  },
  featured: {
    label: 'Featured Businesses',
    heading: 'Featured Businesses',
    description: 'Businesses that stand out, with what they do and how to reach them',
    section: 'businesses',
    picture: 'market',
  },
}
