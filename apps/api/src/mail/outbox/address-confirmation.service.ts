import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createToken } from '#shared/token.ts'
import type { RecipientTrustLookup } from '../budget/budget.ts'
import { findUnconfirmedAccount, insertAccountToken } from './address-confirmation.repository.ts'
import { appendParts, type Email, type Site } from '../rendering/email.ts'
import { createConfirmationParts } from '../templates/address-confirmation.ts'

type TokenContext = Pick<AppContext, 'now' | 'randomBytes'>

/** Creates a token for a mail about an account; without an account (null) the token is unusable. */
export async function createAccountToken(
  trx: Transaction<Database>,
  { now, randomBytes }: TokenContext,
  userId: number | null,
  purpose: Database['account_tokens']['purpose'],
): Promise<string> {
  const { token, hash } = createToken(randomBytes)
  await insertAccountToken(trx, { hash, user_id: userId, purpose, created_at: now() })
  return token
}

/**
 * Appends a link that confirms the recipient's address, if it belongs to an unconfirmed account; otherwise returns null.
 */
export async function addConfirmationLink(
  trx: Transaction<Database>,
  { config, ...chance }: TokenContext & { readonly config: Site },
  address: string,
  email: Email,
): Promise<Email | null> {
  const userId = await findUnconfirmedAccount(trx, address)
  if (userId === null) return null
  const token = await createAccountToken(trx, chance, userId, 'confirm')
  return appendParts(email, createConfirmationParts(config, token))
}

/** Creates the lookup of trust: the portal's own address, an unconfirmed account's, or the usual one. */
export const createRecipientTrustLookup =
  (db: Kysely<Database>, ownAddress: string): RecipientTrustLookup =>
  async (address) => {
    if (address.toLowerCase() === ownAddress.toLowerCase()) return 'own'
    return (await findUnconfirmedAccount(db, address)) === null ? 'usual' : 'unconfirmed'
  }
