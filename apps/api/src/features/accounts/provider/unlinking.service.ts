import { createHash } from 'node:crypto'
import type { LinkedIdentity, UnlinkIdentityInput } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderIdentityUnlinked } from '#mail/templates/identity-unlinked.ts'
import { Problem } from '#shared/problem.ts'
import { getUser, toAddressee } from '#features/users/users.service.ts'
import { requireOwnPassword } from '../new-password/own-password.ts'
import { recordOwnChange } from '../own-changes.service.ts'
import { hashSessionId } from '../sessions.service.ts'
import { deleteOtherSessions } from '../sessions/account-sessions.repository.ts'
import { deleteIdentity, listIdentities } from './identities.repository.ts'
import type { IdentitiesTable } from './identities.table.ts'

type Config = Pick<AppContext, 'config'>

/** The name of the provider of an identity, even of one that the portal no longer uses. */
const getProviderName = ({ config: { identityProvider } }: Config, { issuer }: IdentitiesTable): string =>
  identityProvider?.issuer === issuer ? identityProvider.name : new URL(issuer).host

/** Identifies an identity to its account without revealing its id at the provider. */
const getPublicId = ({ issuer, subject }: IdentitiesTable): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('hex')
    .slice(0, 32)

/** The identities that sign in to an account, as its holder sees them. */
export async function readLinkedIdentities(
  context: Config,
  db: Kysely<Database>,
  userId: number,
): Promise<LinkedIdentity[]> {
  const identities = await listIdentities(db, userId)
  return identities.map((identity) => ({
    id: getPublicId(identity),
    provider: getProviderName(context, identity),
    linkedAt: new Date(identity.created_at).toISOString(),
  }))
}

/**
 * Unlinks the identities that were linked to an account from an instant on, since an intruder may have linked their
 * own. Returns the names of their providers.
 */
export async function unlinkSince(
  context: Config,
  trx: Transaction<Database>,
  { userId, since, at }: { readonly userId: number; readonly since: number; readonly at: number },
): Promise<string[]> {
  const identities = await listIdentities(trx, userId)
  const linkedSince = identities.filter(({ created_at: linkedAt }) => linkedAt >= since)
  for (const identity of linkedSince) await unlink(context, trx, identity, at)
  return [...new Set(linkedSince.map((identity) => getProviderName(context, identity)))]
}

/** Unlinks one identity at its holder's request; all sessions but the present one end. */
export async function unlinkIdentity(
  context: AppContext,
  userId: number,
  { id, password }: UnlinkIdentityInput,
  sessionId: string,
): Promise<{ ended: number }> {
  const { store, now } = context
  const { password_hash: passwordHash } = await getUser(store.read, userId)
  if (passwordHash !== null) await requireOwnPassword(passwordHash, password ?? '', 'password')
  return store.write.transaction().execute(async (trx) => {
    const user = await getUser(trx, userId)
    const identities = await listIdentities(trx, userId)
    const identity = identities.find((one) => getPublicId(one) === id)
    if (!identity) throw new Problem('not-found', 'This sign-in is not linked to your account any more')
    if (user.password_hash === null && identities.length === 1)
      throw new Problem(
        'conflict',
        'This is the only way to sign in to your account. Choose a password first, then unlink it',
      )
    await unlink(context, trx, identity, now())
    const email = renderIdentityUnlinked(context.config, {
      firstName: user.first_name,
      provider: getProviderName(context, identity),
    })
    await enqueueMail(trx, context, { to: toAddressee(user), lane: 'security', email })
    return { ended: await deleteOtherSessions(trx, userId, hashSessionId(sessionId)) }
  })
}

async function unlink(
  context: Config,
  trx: Transaction<Database>,
  identity: IdentitiesTable,
  at: number,
): Promise<void> {
  await deleteIdentity(trx, identity)
  await recordOwnChange(trx, {
    at,
    userId: identity.user_id,
    action: 'provider unlinked',
    before: { provider: getProviderName(context, identity) },
    after: { provider: null },
  })
}
