import type {
  CourseDetails,
  CourseItem,
  EventDetails,
  Guide,
  Inquiry,
  JobDetails,
  JobItem,
  ResourceDetails,
  ResourceItem,
  TenderDetails,
  TenderItem,
  TextPage,
} from '@portal/domain/contract'
import { anEvent } from './factories.ts'

const PUBLISHED = '2026-11-10T02:00:00.000Z'
const CLOSES = '2026-12-05T05:00:00.000Z'

export const anEventDetail = (own: Partial<EventDetails> = {}): EventDetails => ({
  ...anEvent(),
  programme: 'Doors open at nine.\n\nBuyers sit at a table with names on it.',
  website: 'https://makers.example',
  contactEmail: 'shows@makers.example',
  capacity: 500,
  takesRegistrations: true,
  ...own,
})

export const aTender = (own: Partial<TenderItem> = {}): TenderItem => ({
  id: 1,
  slug: 'solar-lights-for-auki-market',
  reference: 'MP-2026-14',
  title: 'Solar lights for Auki market',
  kind: 'government',
  issuer: 'Auki Market Committee',
  summary: 'Supply and fitting of forty solar lights at the market and along the wharf road.',
  country: 'sb',
  province: 'malaita',
  industry: 'energy-renewables',
  value: 'SBD 300,000 to 400,000',
  publishedAt: PUBLISHED,
  closesAt: CLOSES,
  timeZone: 'Pacific/Guadalcanal',
  isFeatured: false,
  isSample: true,
  ...own,
})

export const aTenderDetail = (own: Partial<TenderDetails> = {}): TenderDetails => ({
  ...aTender(),
  description: 'The lights run from dusk to midnight.\n\nWork is done at night, when the market is empty.',
  eligibility: 'Companies with an electrician’s licence.',
  lots: [
    { title: 'Lights', description: 'Forty lights with poles.' },
    { title: 'Fitting', description: 'Foundations and wiring.' },
  ],
  documents: [{ title: 'Drawings', url: 'https://market.example/drawings.pdf' }],
  howToSubmit: 'In a sealed envelope at the market office, or by email.',
  contactName: 'Ruth Maelasi',
  contactEmail: 'tenders@market.example',
  contactPhone: '+67740123',
  ...own,
})

export const aJob = (own: Partial<JobItem> = {}): JobItem => ({
  id: 1,
  slug: 'boat-builder-gizo',
  reference: 'BB-3',
  title: 'Boat builder',
  employer: 'Gizo Boatyard',
  type: 'full-time',
  summary: 'Fibreglass boats of seven metres, from mould to engine.',
  location: 'Gizo',
  country: 'sb',
  province: 'western',
  industry: 'manufacturing',
  salary: 'SBD 6,000 a month',
  publishedAt: PUBLISHED,
  closesAt: CLOSES,
  timeZone: 'Pacific/Guadalcanal',
  isFeatured: false,
  isSample: true,
  ...own,
})

export const aJobDetail = (own: Partial<JobDetails> = {}): JobDetails => ({
  ...aJob(),
  description: 'You lay up hulls with two others.\n\nThe yard teaches what you lack.',
  requirements: 'Two years with resin and glass.',
  howToApply: 'Bring your papers to the yard, or write to us.',
  applyUrl: null,
  contactEmail: 'yard@boats.example',
  ...own,
})

export const aResource = (own: Partial<ResourceItem> = {}): ResourceItem => ({
  id: 1,
  slug: 'register-a-company',
  title: 'Register a company',
  description: 'From the name to the certificate.',
  type: 'Guide',
  topic: 'licensing',
  tab: 'licensing',
  format: 'HTML',
  downloadUrl: '/api/resources/register-a-company/download',
  size: 18_400,
  pages: 3,
  downloads: 12,
  readTime: 4,
  countries: ['sb'],
  reviewedOn: '2026-11-20',
  isFeatured: false,
  ...own,
})

const DOCUMENT = {
  lead: '<p>A company is a person in law.</p>',
  sections: [
    { id: 'before-you-start', title: 'Before you start', html: '<p>Choose a name that nobody has.</p>' },
    { id: 'steps', title: 'Steps', html: '<ol><li>Search the register.</li><li>Apply.</li></ol>' },
  ],
}

export const aResourceDetail = (own: Partial<ResourceDetails> = {}): ResourceDetails => ({
  ...aResource(),
  document: DOCUMENT,
  sources: [{ title: 'Companies Act', publisher: 'Parliament', url: null, date: '2009' }],
  ...own,
})

export const aCourse = (own: Partial<CourseItem> = {}): CourseItem => ({
  id: 1,
  slug: 'outboard-engines',
  title: 'Outboard engines, service and repair',
  skill: 'technical',
  provider: 'Lagoon Workshop School',
  summary: 'Strip, clean and time a two-stroke engine.',
  mode: 'In person',
  duration: '5 days',
  price: 'SBD 900',
  location: 'Gizo',
  country: 'sb',
  startsAt: CLOSES,
  timeZone: 'Pacific/Guadalcanal',
  isSample: true,
  ...own,
})

export const aCourseDetail = (own: Partial<CourseDetails> = {}): CourseDetails => ({
  ...aCourse(),
  description: 'Five days in the workshop.\n\nBring your own engine.',
  howToEnrol: 'Write to the school.',
  ...own,
})

export const aTextPage = (own: Partial<TextPage> = {}): TextPage => ({
  path: '/about/mission',
  title: 'Our Mission',
  description: 'Why the portal is there.',
  group: 'About',
  updatedOn: '2026-11-20',
  isFaq: false,
  document: DOCUMENT,
  related: [{ path: '/about/team', title: 'Team' }],
  ...own,
})

export const anInquiry = (own: Partial<Inquiry> = {}): Inquiry => ({
  id: 1,
  kind: 'message',
  reference: 'PB-7K3F-9Q',
  topic: 'listing',
  name: 'Mere Tavola',
  email: 'mere@example.com',
  page: null,
  message: 'My phone number has changed. How do I tell you?',
  status: 'new',
  note: null,
  createdAt: PUBLISHED,
  handledAt: null,
  ...own,
})

const TOPICS = {
  intro: 'Most people start as a sole trader.',
  topics: [
    {
      title: 'Choose a form',
      text: 'A company limits what you can lose.',
      points: ['Sole trader', 'Company'],
    },
  ],
  sources: [{ title: 'Companies Act', url: null, date: '2009' }],
}

const OFFICE = {
  name: 'Company registry',
  role: 'Registers companies and business names',
  phone: null,
  email: null,
  website: 'https://registry.example',
}

export const aGuide = (own: Partial<Guide> = {}): Guide => ({
  country: 'sb',
  updatedOn: '2026-11-20',
  overview: ['Nearly a thousand islands.', 'Honiara is the hub.'],
  doingBusiness: TOPICS,
  licences: ['Business name', 'Business licence', 'Export licence'].map((title) => ({
    title,
    authority: 'Company registry',
    requirements: ['A form', 'A fee'],
    formsUrl: 'https://registry.example/forms',
  })),
  licenceSources: TOPICS.sources,
  taxes: TOPICS,
  grants: { intro: '', topics: [], sources: [] },
  chambers: [OFFICE],
  contacts: [OFFICE, { ...OFFICE, name: 'Tax office' }, { ...OFFICE, name: 'Customs' }],
  industries: [
    {
      slug: 'fisheries',
      name: 'Fisheries & Aquaculture',
      text: 'Tuna is the main catch.',
      figures: [{ figure: '1.3M km²', label: 'Exclusive economic zone' }],
    },
  ],
  quiz: [1, 2, 3].map((number) => ({
    question: `Question ${number}?`,
    options: ['First', 'Second', 'Third'],
    answer: 0,
    explanation: 'The first one.',
  })),
  download: { url: '/api/guides/sb/download', size: 42_000 },
  ...own,
})
