import type { IndustrySlug } from '@portal/reference-data'

/** The slug of the industry in focus. */
export const INDUSTRY_IN_FOCUS: IndustrySlug = 'tourism-hospitality'
