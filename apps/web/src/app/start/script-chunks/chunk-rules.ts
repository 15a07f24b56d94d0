/**
 * Which modules stand in which script. The bundler would make a script for each set of screens that shares something,
 * 25 to 58 for a page; each request costs a slow phone more than a kilobyte that another screen would have fetched.
 */

import {
  CONTACTING,
  LISTINGS,
  LISTS_AND_PROFILES,
  OPENING,
  PHOTOS,
  PROFILE_HEAD,
  PROFILE_PARTS,
} from './business-sets.ts'
import {
  CHARTS,
  CONTENT,
  CONTENT_LISTS,
  COUNTRIES,
  COUNTRY_OUTLINES,
  INDUSTRIES,
  NOTICES,
  OWN_PLACES,
  RESOURCES,
  SKILLS,
  TEASERS,
  TEXTS,
} from './content-sets.ts'
import { has } from './module-set.ts'
import {
  DRAFTS,
  FORMS,
  ISLANDS,
  MODULE_SETS,
  ORDERS,
  ORDER_DOCUMENTS,
  OUTLINES,
  PLANS,
  QUOTE_STATES,
  RULES,
  SUBMITTED,
  SUGGESTIONS,
  TABS,
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
  { name: sharedByVisitors('content-lists', 3), test: has(CONTENT_LISTS), minShareCount: 3, priority: 1 },
  { name: sharedByVisitors('content', 3), test: has(CONTENT), minShareCount: 3, priority: 2 },
  { name: sharedByVisitors('notices', 3), test: has(NOTICES), minShareCount: 3, priority: 1 },
  { name: sharedByVisitors('texts', 3), test: has(TEXTS), minShareCount: 3, priority: 1 },
  { name: 'country-outlines', test: has(COUNTRY_OUTLINES), priority: 2 },
  // After what others share, which would be drawn in with the schemas.
  { name: 'drafts', test: (id: string) => has(DRAFTS)(id) || has(RULES)(id), priority: 1 },
  { name: 'quote-states', test: has(QUOTE_STATES), priority: 1 },
  { name: 'islands', test: has(ISLANDS), priority: 1 },
  { name: 'photos', test: has(PHOTOS), priority: 1 },
  { name: 'profile-head', test: (id: string) => has(PROFILE_HEAD)(id) || has(CONTACTING)(id), priority: 1 },
  { name: 'opening', test: has(OPENING), priority: 2 },
  { name: 'profile-parts', test: has(PROFILE_PARTS), minShareCount: 2, priority: 0 },
  { name: 'orders', test: has(ORDERS), priority: 0 },
  { name: 'order-documents', test: has(ORDER_DOCUMENTS), priority: 0 },
  { name: 'plans', test: has(PLANS), priority: 1 },
  { name: 'listings', test: has(LISTINGS), minShareCount: 2, priority: 1 },
  // Before the lists, which would draw them in.
  { name: 'suggestions', test: has(SUGGESTIONS), priority: 2 },
  { name: 'lists-and-profiles', test: has(LISTS_AND_PROFILES), priority: 2 },
  { name: 'tabs', test: has(TABS), priority: 1 },
  { name: 'countries', test: has(COUNTRIES), minShareCount: 2, priority: 1 },
  { name: 'charts', test: has(CHARTS), priority: 2 },
  { name: 'industries', test: has(INDUSTRIES), minShareCount: 2, priority: 1 },
  { name: 'teasers', test: has(TEASERS), minShareCount: 2, priority: 1 },
  { name: 'submitted', test: has(SUBMITTED), priority: 1 },
  { name: sharedByVisitors('forms', 1), test: has(FORMS), priority: 0 },
  { name: 'own-places', test: has(OWN_PLACES), priority: 0 },
  { name: 'resources', test: has(RESOURCES), minShareCount: 2, priority: 0 },
  { name: 'skills', test: has(SKILLS), minShareCount: 2, priority: 0 },
  { name: 'uploads', test: has(UPLOADS), minShareCount: 2, priority: 0 },
]
