export { insertBusinesses } from './businesses.repository.ts'
export type { BusinessRecord } from './businesses.record.ts'
export { NEVER } from './businesses.table.ts'
export { insertReviews, type ReviewRecord } from './reviews.repository.ts'
