import type { Migration } from 'kysely/migration'
import { baseline } from './124-baseline.ts'
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
import { alerts } from './158-alerts.ts'
import { messagesByPhone } from './159-messages-by-phone.ts'
import { closedListingsLast } from './160-closed-listings-last.ts'
import { plansAfterTrials } from './161-plans-after-trials.ts'

/**
 * Every migration of a PostgreSQL database in the order of names, in which they run; listed by hand because the build
 * bundles them. Those after SQLite's baseline have the names of SQLite's. A landed one never changes.
 */
export const migrations: Record<string, Migration> = {
  '124-baseline': baseline,
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
  '158-alerts': alerts,
  '159-messages-by-phone': messagesByPhone,
  '160-closed-listings-last': closedListingsLast,
  '161-plans-after-trials': plansAfterTrials,
}
