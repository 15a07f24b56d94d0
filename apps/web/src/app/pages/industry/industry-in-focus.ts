import type { IndustrySlug } from '@portal/reference-data'

/** The industry that the portal looks at more closely. */
export const IN_FOCUS: IndustrySlug = 'tourism-hospitality'
