export { BUSINESS_TYPES } from '@portal/reference-data'
export {
  BUSINESS_SORTS,
  BUSINESS_STATUSES,
  BUSINESS_TABS,
  MAX_PAGED_ROWS,
  MAX_SEARCH_LENGTH,
  type BusinessSort,
  type BusinessTab,
} from '../business/list-options.ts'
export { WEEKDAYS, type Weekday } from '../business/weekdays.ts'
export * from './account-claims.ts'
export * from './account-confirmation.ts'
export * from './account.ts'
export * from './business-calls.ts'
export * from './business-query.ts'
export * from './business.ts'
export { call, errorResponses, type Call } from './call.ts'
export * from './editorial.ts'
export * from './events.ts'
export * from './guides.ts'
export * from './health.ts'
export * from './hours.ts'
export * from './industries.ts'
export * from './inquiries.ts'
export * from './jobs.ts'
export * from './moderation.ts'
export * from './new-business.ts'
export * from './news.ts'
export * from './newsletter.ts'
export * from './queue.ts'
export * from './quote.ts'
export * from './search.ts'
export * from './shared.ts'
export * from './onboarding-form.ts'
export * from './stats.ts'
export { SubmissionReceipt, SUBMISSION_LIMITS } from './submission-fields.ts'
export * from './tenders.ts'
export * from './text.ts'
export { calls } from './calls.ts'
