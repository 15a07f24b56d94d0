import type { AppContext } from '#context.ts'
import { purgeSubscribers } from '#features/newsletter/newsletter.service.ts'
import { purgeBusinessMessages } from '#features/businesses/messages/purge.service.ts'
import { purgeSubmissions } from '#features/content/submission-purge.service.ts'
import { purgeSearches } from '#features/analytics/searches/searches.service.ts'
import { purgeContentPictures } from '#features/content/editing/pictures.service.ts'
import { purgeInquiries } from '#features/inquiries/inquiry-admin.service.ts'
import { purgeReminderTokens } from '#features/plans/reminder-stops.service.ts'
import { purgeOrders } from '#features/orders/purge.service.ts'
import { purgeQuotes } from '#features/quotes/purge.service.ts'
import { purgeReports } from '#features/reports/purge.service.ts'
import { purgeRegistrations } from '#features/event-registrations/purge/purge.service.ts'
import { purgeAccountTokens } from '#features/accounts/confirmation.service.ts'
import { purgeEmailChanges } from '#features/accounts/email-change/apply-change.service.ts'
import { purgeProviderSignIns } from '#features/accounts/provider/provider-sign-in.service.ts'
import { purgeSetUps } from '#features/accounts/second-step/second-step.service.ts'
import { purgePendingSignIns } from '#features/accounts/second-step/sign-in.service.ts'
import { purgeSessions } from '#features/accounts/sessions.service.ts'
import { purgeIdempotencyKeys } from '#db/idempotency.ts'
import { isLow } from '#storage/disk.ts'
import { purgeRejectedEdits } from '#features/businesses/editing/rejected-edits.service.ts'
import { purgeOpenings } from '#features/businesses/openings.repository.ts'
import { purgeDeletedBusinesses } from '#features/businesses/ownership/deletion.service.ts'
import { purgeHandovers } from '#features/businesses/ownership/handover.service.ts'
import { purgeUnusedPhotos } from '#features/businesses/editing/photos.service.ts'
import { purgeDecisions } from '#features/moderation/decisions/undo.service.ts'
import { purgeRejectedVersions } from '#features/businesses/submission/rejected-versions.service.ts'
import { purgeRejectedPhotos } from '#features/businesses/submission/rejected-photos.service.ts'
import { purgeMails } from '#mail/outbox/outbox.service.ts'
import { measurePhotos } from '#media/photo-sizes.service.ts'
import { sweepMedia } from '#media/photos.service.ts'
import { purgeUploadDays } from '#media/upload-gate.service.ts'

/**
 * Deletes what has expired or is of no use any longer: sessions, stored responses, counts of limits, mails, registrations, what was sent in long
 * ago, hours that no business keeps, unused files.
 */
export async function purge(context: AppContext): Promise<void> {
  const { store, now } = context
  await purgeSessions(store.write, now())
  await purgeAccountTokens(store.write, now())
  await purgeEmailChanges(store.write, now())
  await purgeProviderSignIns(store.write, now())
  await purgePendingSignIns(store.write, now())
  await purgeSetUps(store.write, now())
  await purgeIdempotencyKeys(store.write, now())
  await store.limitCounts.purge(now())
  await purgeMails(store.write, now())
  await purgeDecisions(store.write, now())
  await purgeRejectedVersions(store.write)
  await purgeSubscribers(store.write, now())
  await purgeReminderTokens(store.write, now())
  await purgeRegistrations(store, now())
  await purgeInquiries(store.write, now())
  await purgeBusinessMessages(store.write, now())
  await purgeReports(store.write, now())
  await purgeQuotes(store.write, now())
  await purgeOrders(store.write, now())
  await purgeSearches(store.write, now())
  await purgeSubmissions(store.write, now())
  await purgeUploadDays(store.write, now())
  await purgeRejectedEdits(store, now())
  await purgeDeletedBusinesses(store, now())
  await purgeHandovers(store.write, now())
  await purgeOpenings(store.write)
  await purgeUnusedPhotos(store, now())
  await purgeRejectedPhotos(store, now())
  await purgeContentPictures(store, now())
  await warnOfLowDisk(context)
  // Last, since the store of photos may be away.
  await measurePhotos(context)
  await sweepMedia(context)
}

async function warnOfLowDisk({ disk, log }: AppContext): Promise<void> {
  const space = await disk.space()
  if (isLow(space)) log.warn(space, 'less than a tenth of the disk is free')
}
