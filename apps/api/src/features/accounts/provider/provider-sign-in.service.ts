import { emailAddress, personName } from '@portal/domain/contract'
import { MINUTE } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createAccountToken } from '#mail/outbox/address-confirmation.service.ts'
import { enqueueMail, releaseMails } from '#mail/outbox/outbox.service.ts'
import { renderIdentityLinked } from '#mail/templates/identity-linked.ts'
import { createToken, hashToken } from '#shared/token.ts'
import { toAddressee, findUserByEmail, insertUser, updateUser } from '#features/users/users.service.ts'
import { deleteTokens } from '../account-tokens.repository.ts'
import { recordOwnChange } from '../own-changes.service.ts'
import { deleteSecondStep } from '../second-step/second-step.repository.ts'
import { deleteUserSessions } from '../sessions.repository.ts'
import type { UserRow } from '#features/users/users.table.ts'
import { findLinkedUser, insertIdentity } from './identities.repository.ts'
import type { Identity, IdentityProvider, SignInSecrets } from './identity-provider.ts'
import {
  deleteOldProviderSignIns,
  insertProviderSignIn,
  consumeProviderSignIn,
} from './provider-sign-ins.repository.ts'
import { SignInRefusal } from '../sign-in-refusal.ts'

/** How long a sign-in may take at the provider. */
export const PROVIDER_SIGN_IN_LIFETIME = 10 * MINUTE

interface StartedSignIn {
  /** Where the browser signs in. */
  readonly url: URL
  /** What the browser has to come back with. */
  readonly browserKey: string
}

/** Begins a sign-in at the provider; `browserKey` is the one that the browser already has, if any. */
export async function startProviderSignIn(
  { store, now, randomBytes }: Pick<AppContext, 'store' | 'now' | 'randomBytes'>,
  provider: IdentityProvider,
  { browserKey, returnTo }: { readonly browserKey: string | null; readonly returnTo: string },
): Promise<StartedSignIn> {
  const createSecret = () => randomBytes(32).toString('base64url')
  const { token: state, hash } = createToken(randomBytes)
  const secrets: SignInSecrets = { state, nonce: createSecret(), codeVerifier: createSecret() }
  const url = await provider.begin(secrets)
  const key = browserKey ?? createSecret()
  await insertProviderSignIn(store.write, {
    state_hash: hash,
    browser_hash: hashToken(key),
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    return_to: returnTo,
    created_at: now(),
  })
  return { url, browserKey: key }
}

/** Takes the pending sign-in of a browser: once, within its lifetime, and only for the browser that began it. */
export async function consumePendingSignIn(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  state: string,
  browserKey: string,
): Promise<{ readonly secrets: SignInSecrets; readonly returnTo: string }> {
  const started = await consumeProviderSignIn(store.write, {
    stateHash: hashToken(state),
    browserHash: hashToken(browserKey),
    after: now() - PROVIDER_SIGN_IN_LIFETIME,
  })
  if (!started) throw new SignInRefusal('expired')
  const { nonce, code_verifier: codeVerifier, return_to: returnTo } = started
  return { secrets: { state, nonce, codeVerifier }, returnTo }
}

/** The account of who signed in; or a token to take over the unconfirmed account that has their address. */
export type ResolvedAccount =
  | { readonly kind: 'account'; readonly user: UserRow }
  | { readonly kind: 'claim'; readonly token: string }

/**
 * Finds the account that is linked to an identity. The first time it is linked by its verified address: to the account
 * with that confirmed address, or to a new one.
 */
export async function resolveAccount(
  context: AppContext,
  provider: Pick<IdentityProvider, 'name'>,
  identity: Identity,
): Promise<ResolvedAccount> {
  return context.store.write.transaction().execute(async (trx) => {
    const linked = await findLinkedUser(trx, identity)
    if (linked) return { kind: 'account', user: linked }
    const email = parseVerifiedEmail(identity)
    const user = await findUserByEmail(trx, email)
    if (user?.email_confirmed_at === null)
      return { kind: 'claim', token: await lockOut(trx, context, user.id) }
    const at = context.now()
    const owner = user ?? (await openAccount(trx, { email, identity, at }))
    await insertIdentity(trx, {
      issuer: identity.issuer,
      subject: identity.subject,
      user_id: owner.id,
      created_at: at,
    })
    if (user)
      await recordOwnChange(trx, {
        at,
        userId: owner.id,
        action: 'provider linked',
        before: { provider: null },
        after: { provider: provider.name },
      })
    const linkedMail = renderIdentityLinked(context.config, {
      firstName: owner.first_name,
      provider: provider.name,
    })
    if (user) await enqueueMail(trx, context, { to: toAddressee(user), lane: 'security', email: linkedMail })
    return { kind: 'account', user: owner }
  })
}

const Email = emailAddress('')

function parseVerifiedEmail({ verifiedEmail }: Identity): string {
  const email = v.safeParse(Email, verifiedEmail)
  if (!email.success) throw new SignInRefusal('unverified')
  return email.output
}

/**
 * Whoever opened an account and never confirmed its address may not own the address, but whoever signs in now does.
 * Voids password, sessions, second step and tokens; returns a token to review and take over the account.
 */
async function lockOut(trx: Transaction<Database>, context: AppContext, userId: number): Promise<string> {
  await updateUser(trx, userId, { password_hash: null })
  await deleteUserSessions(trx, userId)
  await deleteTokens(trx, userId)
  await deleteSecondStep(trx, userId)
  return createAccountToken(trx, context, userId, 'claim')
}

/** Opens an account without a password, whose address the provider has confirmed. */
async function openAccount(
  trx: Transaction<Database>,
  { email, identity, at }: { readonly email: string; readonly identity: Identity; readonly at: number },
): Promise<UserRow> {
  const account = {
    email,
    ...toNames(identity.names, email),
    password_hash: null,
    profile_image_url: null,
    email_confirmed_at: at,
    created_at: at,
  }
  const user = await insertUser(trx, account)
  if (!user) throw new Error('An account with this address appeared within its own transaction')
  await releaseMails(trx, email, at)
  return user
}

const Name = personName('')

/** The names of a new account: those of the provider, else the first part of the address. */
export function toNames({ given, family, full }: Identity['names'], email: string) {
  const [first = '', ...others] = full.split(/\s+/)
  const findValid = (...names: readonly string[]) => names.find((name) => v.is(Name, name)) ?? ''
  const hasGiven = v.is(Name, given)
  return {
    first_name: findValid(given, first, email.split('@')[0] ?? '') || 'Member',
    last_name: hasGiven ? findValid(family) : findValid(family, others.join(' ')),
  }
}

/** Deletes sign-ins that took too long. */
export const purgeProviderSignIns = (db: Kysely<Database>, now: number): Promise<void> =>
  deleteOldProviderSignIns(db, now - PROVIDER_SIGN_IN_LIFETIME)
