// cspell:ignore askings
import type { Migration } from 'kysely/migration'
import { accounts } from './001-accounts.ts'
import { directory } from './002-directory.ts'
import { search } from './003-search.ts'
import { content } from './004-content.ts'
import { moderation } from './005-moderation.ts'
import { unlistedNames } from './006-unlisted-names.ts'
import { spokenWords } from './007-spoken-words.ts'
import { sampleCards } from './008-sample-cards.ts'
import { outbox } from './009-outbox.ts'
import { photos } from './010-photos.ts'
import { quotes } from './011-quotes.ts'
import { contentKinds } from './012-content.ts'
import { inquiries } from './013-inquiries.ts'
import { newsletter } from './014-newsletter.ts'
import { registrations } from './015-registrations.ts'
import { queueCounts } from './016-queue-counts.ts'
import { wordCounts } from './017-word-counts.ts'
import { mailLanes } from './018-mail-lanes.ts'
import { confirmedPlaces } from './019-confirmed-places.ts'
import { emailConfirmation } from './020-email-confirmation.ts'
import { uploads } from './022-uploads.ts'
import { mailDigests } from './024-mail-digests.ts'
import { takeDownNotices } from './025-take-down-notices.ts'
import { accountMails } from './026-account-mails.ts'
import { askingsForPlaces } from './027-askings-for-places.ts'
import { filterFlags } from './028-filter-flags.ts'
import { businessMessages } from './029-business-messages.ts'
import { saves } from './030-saves.ts'
import { businessEngagement } from './031-business-engagement.ts'
import { reviewWriting } from './032-review-writing.ts'
import { reports } from './033-reports.ts'
import { businessEdits } from './034-business-edits.ts'
import { pausesAndDeletions } from './035-pauses-and-deletions.ts'
import { handovers } from './036-handovers.ts'
import { passwordResets } from './040-password-resets.ts'
import { sessionDevices } from './041-session-devices.ts'
import { emailChanges } from './042-email-changes.ts'
import { shownRatings } from './050-shown-ratings.ts'
import { decisions } from './055-decisions.ts'
import { retention } from './070-retention.ts'
import { identities } from './071-identities.ts'
import { secondSteps } from './072-second-steps.ts'
import { quoteOffers } from './081-quote-offers.ts'
import { contentEditing } from './082-content-editing.ts'
import { eventChanges } from './083-event-changes.ts'
import { auditChanges } from './091-audit-changes.ts'
import { listingHistory } from './092-listing-history.ts'
import { visitsByDay } from './093-visits-by-day.ts'
import { searches } from './094-searches.ts'
import { businessAdministration } from './095-business-administration.ts'
import { suspensionsAndVerifications } from './096-suspensions-and-verifications.ts'
import { accountSuspensions } from './098-account-suspensions.ts'
import { restoredEvents } from './105-restored-events.ts'
import { contentTitleText } from './106-content-title-text.ts'
import { jobLeases } from './110-job-leases.ts'
import { planMails } from './111-plan-mails.ts'
import { planPeriods } from './112-plan-periods.ts'
import { orders } from './114-orders.ts'
import { quoteBusinesses } from './115-quote-businesses.ts'
import { prior } from './116-prior.ts'
import { cardFacts } from './117-card-facts.ts'
import { filterColumns } from './118-filter-columns.ts'
import { reservedSlugs } from './119-reserved-slugs.ts'
import { searchIndex } from './120-search-index.ts'
import { amenities } from './121-amenities.ts'
import { searchWordOverrides } from './122-search-word-overrides.ts'
import { featuredByReviews } from './124-featured-by-reviews.ts'
import { mailRequests } from './130-mail-requests.ts'
import { readinessProbe } from './131-readiness-probe.ts'
import { limitCounts } from './132-limit-counts.ts'
import { databaseIdentity } from './133-database-identity.ts'
import { featuredByProvince } from './134-featured-by-province.ts'
import { listingNames } from './135-listing-names.ts'
import { lastBackup } from './136-last-backup.ts'
import { underscoresBetweenWords } from './137-underscores-between-words.ts'
import { confirmedVotes } from './140-confirmed-votes.ts'
import { alikePayments } from './144-alike-payments.ts'
import { providerReturns } from './145-provider-returns.ts'
import { otherSpellings } from './148-other-spellings.ts'
import { clock } from './156-clock.ts'
import { foreignReturns } from './157-foreign-returns.ts'

/**
 * Every migration in the order of names, in which they run; listed by hand because the build bundles them. A landed one
 * never changes.
 */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-directory': directory,
  '003-search': search,
  '004-content': content,
  '005-moderation': moderation,
  '006-unlisted-names': unlistedNames,
  '007-spoken-words': spokenWords,
  '008-sample-cards': sampleCards,
  '009-outbox': outbox,
  '010-photos': photos,
  '011-quotes': quotes,
  '012-content': contentKinds,
  '013-inquiries': inquiries,
  '014-newsletter': newsletter,
  '015-registrations': registrations,
  '016-queue-counts': queueCounts,
  '017-word-counts': wordCounts,
  '018-mail-lanes': mailLanes,
  '019-confirmed-places': confirmedPlaces,
  '020-email-confirmation': emailConfirmation,
  '022-uploads': uploads,
  '024-mail-digests': mailDigests,
  '025-take-down-notices': takeDownNotices,
  '026-account-mails': accountMails,
  '027-askings-for-places': askingsForPlaces,
  '028-filter-flags': filterFlags,
  '029-business-messages': businessMessages,
  '030-saves': saves,
  '031-business-engagement': businessEngagement,
  '032-review-writing': reviewWriting,
  '033-reports': reports,
  '034-business-edits': businessEdits,
  '035-pauses-and-deletions': pausesAndDeletions,
  '036-handovers': handovers,
  '040-password-resets': passwordResets,
  '041-session-devices': sessionDevices,
  '042-email-changes': emailChanges,
  '050-shown-ratings': shownRatings,
  '055-decisions': decisions,
  '070-retention': retention,
  '071-identities': identities,
  '072-second-steps': secondSteps,
  '081-quote-offers': quoteOffers,
  '082-content-editing': contentEditing,
  '083-event-changes': eventChanges,
  '091-audit-changes': auditChanges,
  '092-listing-history': listingHistory,
  '093-visits-by-day': visitsByDay,
  '094-searches': searches,
  '095-business-administration': businessAdministration,
  '096-suspensions-and-verifications': suspensionsAndVerifications,
  '098-account-suspensions': accountSuspensions,
  '105-restored-events': restoredEvents,
  '106-content-title-text': contentTitleText,
  '110-job-leases': jobLeases,
  '111-plan-mails': planMails,
  '112-plan-periods': planPeriods,
  '114-orders': orders,
  '115-quote-businesses': quoteBusinesses,
  '116-prior': prior,
  '117-card-facts': cardFacts,
  '118-filter-columns': filterColumns,
  '119-reserved-slugs': reservedSlugs,
  '120-search-index': searchIndex,
  '121-amenities': amenities,
  '122-search-word-overrides': searchWordOverrides,
  '124-featured-by-reviews': featuredByReviews,
  '130-mail-requests': mailRequests,
  '131-readiness-probe': readinessProbe,
  '132-limit-counts': limitCounts,
  '133-database-identity': databaseIdentity,
  '134-featured-by-province': featuredByProvince,
  '135-listing-names': listingNames,
  '136-last-backup': lastBackup,
  '137-underscores-between-words': underscoresBetweenWords,
  '140-confirmed-votes': confirmedVotes,
  '144-alike-payments': alikePayments,
  '145-provider-returns': providerReturns,
  '148-other-spellings': otherSpellings,
  '156-clock': clock,
  '157-foreign-returns': foreignReturns,
}
