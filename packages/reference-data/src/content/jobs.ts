/** A kind of employment. */
export interface JobType {
  readonly slug: string
  readonly name: string
  /** The term of schema.org. */
  readonly schemaOrg: string
}

/** The kinds of employment that a job is filed under. */
export const JOB_TYPES = [
  { slug: 'full-time', name: 'Full-time', schemaOrg: 'FULL_TIME' },
  { slug: 'part-time', name: 'Part-time', schemaOrg: 'PART_TIME' },
  { slug: 'contract', name: 'Contract', schemaOrg: 'CONTRACTOR' },
  { slug: 'temporary', name: 'Temporary or seasonal', schemaOrg: 'TEMPORARY' },
  { slug: 'internship', name: 'Internship or apprenticeship', schemaOrg: 'INTERN' },
  { slug: 'volunteer', name: 'Volunteer', schemaOrg: 'VOLUNTEER' },
] as const satisfies readonly JobType[]

/** The slug of a kind of employment. */
export type JobTypeSlug = (typeof JOB_TYPES)[number]['slug']
