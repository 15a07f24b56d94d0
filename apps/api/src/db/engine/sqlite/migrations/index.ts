import type { Migration } from 'kysely/migration'
import { baseline } from './136-baseline.ts'
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
 * Every migration in the order of names, in which they run; listed by hand because the build bundles them. A landed one
 * never changes.
 */
export const migrations: Record<string, Migration> = {
  '136-baseline': baseline,
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
