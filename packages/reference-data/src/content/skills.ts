/** A page of the skills portal, at `/skills/{slug}`. */
export interface Skill {
  readonly slug: string
  readonly name: string
  /** One sentence for its card and the head of its page. */
  readonly description: string
  /** The slug of the category whose businesses the page shows. */
  readonly category: string
}

/** The eight pages of the skills portal, in menu order; a course is filed under one of the first seven. */
export const SKILLS = [
  {
    slug: 'professional',
    name: 'Professional Skills',
    description: 'Bookkeeping, law and other office work.',
    category: 'books-and-education',
  },
  {
    slug: 'technical',
    name: 'Technical Skills',
    description: 'Engines, wiring, welding, building and other manual trades.',
    category: 'construction-and-materials',
  },
  {
    slug: 'business',
    name: 'Business Skills',
    description: 'Prices, stock, customers and growing what you have.',
    category: 'books-and-education',
  },
  {
    slug: 'digital-literacy',
    name: 'Digital Literacy',
    description: 'Phones, spreadsheets, safe passwords and selling online.',
    category: 'ict-and-digital',
  },
  {
    slug: 'leadership',
    name: 'Leadership',
    description: 'Leading a crew, a cooperative or a company.',
    category: 'books-and-education',
  },
  {
    slug: 'certifications',
    name: 'Certifications',
    description: 'Courses for certificates that buyers and employers ask for.',
    category: 'tourism-and-hospitality',
  },
  {
    slug: 'mentorship',
    name: 'Mentorship',
    description: 'Experienced people who give you their time.',
    category: 'agriculture-and-agro-processing',
  },
  {
    slug: 'assessment',
    name: 'Skills Assessment',
    description: 'Find out in five minutes which skill would help your business most.',
    category: 'books-and-education',
  },
] as const satisfies readonly Skill[]

/** The slug of a page of the skills portal. */
export type SkillSlug = (typeof SKILLS)[number]['slug']

/** The formats of courses. */
export const COURSE_MODES = ['In person', 'Online', 'In person and online'] as const

/** The formats of courses. */
export type CourseMode = (typeof COURSE_MODES)[number]
