import type { IndustrySlug } from '@portal/reference-data'

/** The slug of the industry in focus. */
export const IN_FOCUS_SLUG: IndustrySlug = 'tourism-hospitality'
