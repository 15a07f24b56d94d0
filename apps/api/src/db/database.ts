import type { QueueCountsTable } from './queue-counts.table.ts'
import type { PublicVersionTable } from './version.table.ts'
import type { AccountTokensTable } from '#features/accounts/account-tokens.table.ts'
import type { SessionsTable } from '#features/accounts/sessions.table.ts'
import type { UsersTable } from '#features/accounts/users.table.ts'
import type { IdempotencyKeysTable } from './idempotency.table.ts'
import type {
  BusinessCountsTable,
  BusinessesTable,
  BusinessSlugsTable,
} from '#features/businesses/businesses.table.ts'
import type { ReviewsTable } from '#features/businesses/reviews/reviews.table.ts'
import type { ContentDownloadsTable, ContentTable } from '#features/content/content.table.ts'
import type { ReadinessTable } from '#features/health/health.table.ts'
import type { InquiriesTable } from '#features/inquiries/inquiries.table.ts'
import type { AuditTable } from '#features/moderation/audit.table.ts'
import type {
  NewsletterIssuesTable,
  NewsletterTokensTable,
  SubscribersTable,
} from '#features/newsletter/newsletter.table.ts'
import type {
  QuoteEventsTable,
  QuoteRequestsTable,
  QuoteServicesTable,
} from '#features/quotes/quotes.table.ts'
import type {
  EventDigestsTable,
  TakeDownNoticesTable,
  EventHoldsTable,
  EventRegistrationsTable,
  EventRegistrationTokensTable,
} from '#features/event-registrations/event-registrations.table.ts'
import type { SearchWordsTable } from '#db/search/search-words.table.ts'
import type { OutboxTable } from '#mail/outbox.table.ts'
import type { PhotosTable } from '#media/photos.table.ts'
import type { UploadDaysTable } from '#media/upload-days.table.ts'

/** Every table by its name. Columns are snake_case; instants are milliseconds since 1970, flags 0 or 1. */
export interface Database {
  users: UsersTable
  sessions: SessionsTable
  account_tokens: AccountTokensTable
  idempotency_keys: IdempotencyKeysTable
  readiness: ReadinessTable
  businesses: BusinessesTable
  business_slugs: BusinessSlugsTable
  business_counts: BusinessCountsTable
  reviews: ReviewsTable
  content: ContentTable
  content_downloads: ContentDownloadsTable
  search_words: SearchWordsTable
  queue_counts: QueueCountsTable
  audit: AuditTable
  public_version: PublicVersionTable
  outbox: OutboxTable
  quote_requests: QuoteRequestsTable
  quote_services: QuoteServicesTable
  quote_events: QuoteEventsTable
  photos: PhotosTable
  upload_days: UploadDaysTable
  inquiries: InquiriesTable
  event_registrations: EventRegistrationsTable
  event_registration_tokens: EventRegistrationTokensTable
  event_holds: EventHoldsTable
  event_digests: EventDigestsTable
  event_take_down_notices: TakeDownNoticesTable
  subscribers: SubscribersTable
  newsletter_tokens: NewsletterTokensTable
  newsletter_issues: NewsletterIssuesTable
}
