import type { AppContext } from '#context.ts'
import { purgeAlerts } from '#features/alerts/alerts.service.ts'
import { purgeSubscribers } from '#features/newsletter/newsletter.service.ts'
import { purgeBusinessMessages } from '#features/messages/purge.service.ts'
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
import { correctSessions, purgeSessions } from '#features/accounts/sessions.service.ts'
import { purgeIdempotencyKeys } from '#db/idempotency.ts'
import { isLow } from '#storage/disk.ts'
import { purgeRejectedEdits } from '#features/editing/waiting-edits.service.ts'
import { deleteUnusedOpenings } from '#features/businesses/openings.repository.ts'
import { purgeDeletedBusinesses } from '#features/ownership/deletion.service.ts'
import { purgeHandovers } from '#features/handovers/handovers.service.ts'
import { purgeUnusedPhotos } from '#features/editing/photos.service.ts'
import { purgeDecisions } from '#features/moderation/decisions/undo.service.ts'
import { purgeRejectedVersions } from '#features/registration/rejected-versions.service.ts'
import { purgeRejectedPhotos } from '#features/registration/rejected-photos.service.ts'
import { correctMails, purgeMails } from '#mail/outbox/outbox.service.ts'
import { completePhotos } from '#media/complete-photos.service.ts'
import { sweepMedia } from '#media/photos.service.ts'
import { purgeUploadDays } from '#media/upload-gate.service.ts'

/**
 * Deletes expired and unused data: sessions, stored responses, counts of limits, mails, registrations, old submissions,
 * hours that no business has, unused files. The signal ends it between two batches; the next pass continues there.
 */
export async function purge(appContext: AppContext, signal?: AbortSignal): Promise<void> {
  // One time for all steps: the clock may jump while they run.
  const at = appContext.now()
  const context: AppContext = { ...appContext, now: () => at }
  const { store, now } = context
  const steps: readonly (() => Promise<unknown>)[] = [
    () => correctSessions(store.write, now()),
    () => correctMails(store.write, now()),
    () => purgeSessions(store.write, now(), signal),
    () => purgeAccountTokens(store.write, now()),
    () => purgeEmailChanges(store.write, now()),
    () => purgeProviderSignIns(store.write, now()),
    () => purgePendingSignIns(store.write, now()),
    () => purgeSetUps(store.write, now()),
    () => purgeIdempotencyKeys(store.write, now(), signal),
    () => store.limitCounts.purge(now()),
    () => purgeMails(store.write, now(), signal),
    () => purgeDecisions(store.write, now(), signal),
    () => purgeRejectedVersions(store.write),
    () => purgeSubscribers(store.write, now(), signal),
    () => purgeAlerts(store.write, now(), signal),
    () => purgeReminderTokens(store.write, now(), signal),
    () => purgeRegistrations(store, now(), signal),
    () => purgeInquiries(store.write, now(), signal),
    () => purgeBusinessMessages(store.write, now(), signal),
    () => purgeReports(store.write, now(), signal),
    () => purgeQuotes(store.write, now(), signal),
    () => purgeOrders(store.write, now(), signal),
    () => purgeSearches(store.write, now(), signal),
    () => purgeSubmissions(store.write, now(), signal),
    () => purgeUploadDays(store.write, now(), signal),
    () => purgeRejectedEdits(store, now(), signal),
    () => purgeDeletedBusinesses(store, now(), signal),
    () => purgeHandovers(store.write, now()),
    () => store.write.transaction().execute(deleteUnusedOpenings),
    () => purgeUnusedPhotos(store, now(), signal),
    () => purgeRejectedPhotos(store, now(), signal),
    () => purgeContentPictures(store, now(), signal),
    () => warnOfLowDisk(context),
    // Last, since the store of photos may be unavailable or full: the sweep frees space for the new sizes.
    () => sweepMedia(context, signal),
    () => completePhotos(context, signal),
  ]
  for (const step of steps) {
    if (signal?.aborted) return
    await step()
  }
}

async function warnOfLowDisk({ disk, log }: AppContext): Promise<void> {
  const space = await disk.space()
  if (isLow(space)) log.warn(space, 'less than a tenth of the disk is free')
}
