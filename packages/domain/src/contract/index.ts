export { BUSINESS_TYPES } from '@portal/reference-data'
export {
  BUSINESS_SORTS,
  BUSINESS_STATUSES,
  BUSINESS_TABS,
  PAGED_ROWS,
  SEARCH_MAX,
  type BusinessSort,
  type BusinessTab,
} from '../business/list-options.ts'
export { WEEKDAYS, type Weekday } from '../business/weekdays.ts'
export * from './account.ts'
export * from './business-calls.ts'
export * from './business-query.ts'
export * from './business.ts'
export { call, refusals, type Call } from './call.ts'
export * from './content.ts'
export * from './health.ts'
export * from './hours.ts'
export * from './moderation.ts'
export * from './new-business.ts'
export * from './quote.ts'
export * from './search.ts'
export * from './shared.ts'
export * from './shop-form.ts'
export * from './stats.ts'
export * from './text.ts'
export { calls } from './calls.ts'
