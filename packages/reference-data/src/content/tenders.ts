/** A kind of tender, by who invites offers; a grant is funding to apply for. */
export interface TenderKind {
  readonly slug: string
  readonly name: string
  /** One sentence for the head of its page. */
  readonly description: string
}

/** The four kinds of tender; each has its page at `/tenders/{slug}`. */
export const TENDER_KINDS = [
  {
    slug: 'government',
    name: 'Government Tenders',
    description: 'Work and supplies for ministries, provinces and public bodies.',
  },
  {
    slug: 'ngo',
    name: 'NGO Tenders',
    description: 'Work and supplies for charities, churches and development projects.',
  },
  {
    slug: 'private',
    name: 'Private Tenders',
    description: 'Companies that look for a supplier, a contractor or a partner.',
  },
  {
    slug: 'grants',
    name: 'Grants',
    description: 'Money that a business or a group can apply for.',
  },
] as const satisfies readonly TenderKind[]

/** The slug of a kind of tender. */
export type TenderKindSlug = (typeof TENDER_KINDS)[number]['slug']
