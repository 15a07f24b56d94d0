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

/** Every migration, oldest first; listed by hand because the build bundles them. A landed one never changes. */
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
}
