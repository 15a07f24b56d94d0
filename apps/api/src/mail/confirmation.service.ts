import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { newToken } from '#shared/token.ts'
import type { StandingOf } from './budget.ts'
import { findUnconfirmedAccount, insertAccountToken } from './confirmation.repository.ts'
import { extended, type Email, type Site } from './email.ts'
import { confirmationParts } from './templates/confirmation-parts.ts'

type Chance = Pick<AppContext, 'now' | 'randomBytes'>

/** A new token for the mails of an account; null for an address without one, whose token is good for nothing. */
export async function newAccountToken(
  trx: Transaction<Database>,
  { now, randomBytes }: Chance,
  userId: number | null,
  purpose: 'confirm' | 'claim',
): Promise<string> {
  const { token, hash } = newToken(randomBytes)
  await insertAccountToken(trx, { hash, user_id: userId, purpose, created_at: now() })
  return token
}

/** The letter with the link to confirm its address, while that is an account's and not confirmed; else null. */
export async function askingToConfirm(
  trx: Transaction<Database>,
  { config, ...chance }: Chance & { readonly config: Site },
  address: string,
  letter: Email,
): Promise<Email | null> {
  const userId = await findUnconfirmedAccount(trx, address)
  if (userId === null) return null
  const token = await newAccountToken(trx, chance, userId, 'confirm')
  return extended(letter, confirmationParts(config, token))
}

/** Who gets how many mails: the portal's own address, those of unconfirmed accounts, and everybody else. */
export const standings =
  (db: Kysely<Database>, ownAddress: string): StandingOf =>
  async (address) => {
    if (address.toLowerCase() === ownAddress.toLowerCase()) return 'own'
    return (await findUnconfirmedAccount(db, address)) === null ? 'usual' : 'unconfirmed'
  }
