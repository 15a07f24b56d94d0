/**
 * Which modules stand in which script. The bundler would make a script for each set of screens that shares something,
 * 25 to 58 for a page; each request costs a slow phone more than a kilobyte that another screen would have fetched.
 */

import {
  has,
  MODULE_SETS,
  CHARTS,
  CONTACTING,
  CONTENT,
  COUNTRIES,
  COUNTRY_OUTLINES,
  DRAFTS,
  FORMS,
  INDUSTRIES,
  ISLANDS,
  LISTINGS,
  ORDERS,
  ORDER_DOCUMENTS,
  OUTLINES,
  PHOTOS,
  PLANS,
  PROFILE_HEAD,
  PROFILE_PARTS,
  QUOTE_STATES,
  RULES,
  SUBMITTED,
  SUGGESTIONS,
  TABS,
  TEASERS,
  UPLOADS,
} from './module-sets.ts'
import { sharedByVisitors } from './visitor-entries.ts'

const isShared = (id: string): boolean =>
  /[\\/]src[\\/]/.test(id) && !MODULE_SETS.some((modules) => has(modules)(id))

/** One script for what every page needs, one for what several screens share, and those of the sets above. */
export const SCRIPT_CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 4 },
  { name: 'outlines', test: has(OUTLINES), priority: 3 },
  { name: sharedByVisitors('shared', 3), test: isShared, minShareCount: 3, priority: 2 },
  { name: sharedByVisitors('content', 3), test: has(CONTENT), minShareCount: 3, priority: 2 },
  { name: 'country-outlines', test: has(COUNTRY_OUTLINES), priority: 2 },
  // After what others share, which would be drawn in with the schemas.
  { name: 'drafts', test: (id: string) => has(DRAFTS)(id) || has(RULES)(id), priority: 1 },
  { name: 'quote-states', test: has(QUOTE_STATES), priority: 1 },
  { name: 'islands', test: has(ISLANDS), priority: 1 },
  { name: 'photos', test: has(PHOTOS), priority: 1 },
  { name: 'profile-head', test: (id: string) => has(PROFILE_HEAD)(id) || has(CONTACTING)(id), priority: 1 },
  { name: 'profile-parts', test: has(PROFILE_PARTS), minShareCount: 2, priority: 0 },
  { name: 'orders', test: has(ORDERS), priority: 0 },
  { name: 'order-documents', test: has(ORDER_DOCUMENTS), priority: 0 },
  { name: 'plans', test: has(PLANS), priority: 1 },
  { name: 'listings', test: has(LISTINGS), minShareCount: 2, priority: 1 },
  { name: 'suggestions', test: has(SUGGESTIONS), priority: 1 },
  { name: 'tabs', test: has(TABS), priority: 1 },
  { name: 'countries', test: has(COUNTRIES), minShareCount: 2, priority: 1 },
  { name: 'charts', test: has(CHARTS), priority: 2 },
  { name: 'industries', test: has(INDUSTRIES), minShareCount: 2, priority: 1 },
  { name: 'teasers', test: has(TEASERS), minShareCount: 2, priority: 1 },
  { name: 'submitted', test: has(SUBMITTED), priority: 1 },
  { name: sharedByVisitors('forms', 1), test: has(FORMS), priority: 0 },
  { name: 'uploads', test: has(UPLOADS), minShareCount: 2, priority: 0 },
]
