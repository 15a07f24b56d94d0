/** Why somebody reports a business or a review. */
export interface ReportReason {
  readonly slug: string
  readonly name: string
}

/** Reasons to report a business. */
export const BUSINESS_REPORT_REASONS = [
  { slug: 'closed', name: 'It has closed or moved away' },
  { slug: 'wrong-details', name: 'Its details are wrong' },
  { slug: 'offensive', name: 'Something in it is offensive' },
  { slug: 'not-a-business', name: 'It is not a real business' },
  { slug: 'other', name: 'Something else' },
] as const satisfies readonly ReportReason[]

/** Reasons to report a review. */
export const REVIEW_REPORT_REASONS = [
  { slug: 'not-a-customer', name: 'The writer was never a customer' },
  { slug: 'offensive', name: 'It is offensive' },
  { slug: 'advertising', name: 'It is advertising' },
  { slug: 'personal-data', name: 'It shares private details about somebody' },
  { slug: 'other', name: 'Something else' },
] as const satisfies readonly ReportReason[]
