/** The types of resources: to read, to fill in, or to tick off. */
export const RESOURCE_TYPES = ['Guide', 'Template', 'Checklist'] as const

/** A type of resource. */
export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** A tab of the resources page. */
export interface ResourceTab {
  readonly slug: string
  readonly name: string
}

/** The four tabs of the resources page, in order. */
export const RESOURCE_TABS = [
  { slug: 'start-grow', name: 'Start & Grow' },
  { slug: 'licensing', name: 'Licensing' },
  { slug: 'finance-funding', name: 'Finance & Funding' },
  { slug: 'digital-toolkit', name: 'Digital Toolkit' },
] as const satisfies readonly ResourceTab[]

/** The slug of a tab of the resources page. */
export type ResourceTabSlug = (typeof RESOURCE_TABS)[number]['slug']

/** A section of the Digital Growth Centre, at `/resources/{slug}`: some types, or one topic. */
export interface ResourceSection {
  readonly slug: string
  readonly name: string
  /** One sentence for its card and the head of its page. */
  readonly description: string
  /** Its types, of any topic; empty if it is a topic. */
  readonly types: readonly ResourceType[]
}

/** The ten sections, in menu order. */
export const RESOURCE_SECTIONS = [
  {
    slug: 'guides',
    name: 'Guides',
    description: 'How things are done here, step by step.',
    types: ['Guide'],
  },
  {
    slug: 'templates',
    name: 'Templates',
    description: 'Plans, sheets and checklists to fill in.',
    types: ['Template', 'Checklist'],
  },
  {
    slug: 'licensing',
    name: 'Licensing',
    description: 'Registering a name or a company, and the licences a trade needs.',
    types: [],
  },
  {
    slug: 'taxes',
    name: 'Taxes',
    description: 'What to register for, what to keep, and when to pay.',
    types: [],
  },
  {
    slug: 'export',
    name: 'Export',
    description: 'Documents, prices and buyers for exports.',
    types: [],
  },
  {
    slug: 'logistics',
    name: 'Logistics',
    description: 'Moving goods between islands and through ports and airports.',
    types: [],
  },
  {
    slug: 'finance',
    name: 'Finance',
    description: 'Keeping books, borrowing, and money to apply for.',
    types: [],
  },
  {
    slug: 'standards',
    name: 'Standards',
    description: 'Food safety, labels, biosecurity and what buyers ask for.',
    types: [],
  },
  {
    slug: 'digital',
    name: 'Digital',
    description: 'Selling, being found and getting paid online, even on a slow connection.',
    types: [],
  },
  {
    slug: 'training',
    name: 'Training',
    description: 'Hiring, teaching and keeping the people you need.',
    types: [],
  },
] as const satisfies readonly ResourceSection[]

/** The slug of a section of the Digital Growth Centre. */
export type ResourceSectionSlug = (typeof RESOURCE_SECTIONS)[number]['slug']

/** The sections that are topics: a resource is filed under one of them. */
export const RESOURCE_TOPICS = [
  'licensing',
  'taxes',
  'export',
  'logistics',
  'finance',
  'standards',
  'digital',
  'training',
] as const satisfies readonly ResourceSectionSlug[]

/** The topic of a resource. */
export type ResourceTopic = (typeof RESOURCE_TOPICS)[number]

/** The figures in the hero of the resources page: regional estimates, as shown. */
export const RESOURCE_ESTIMATES = {
  guides: '150+',
  downloads: '25K+',
  videos: '50+',
  members: '12K+',
} as const
