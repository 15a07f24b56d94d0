import type { NewSubscription } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { deleteUnsentListMails, type OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { renderNewsletterConfirm } from '#mail/templates/newsletter-confirm.ts'
import { renderNewsletterAlreadySubscribed } from '#mail/templates/newsletter-already-subscribed.ts'
import { Problem } from '#shared/problem.ts'
import { acceptSubmission } from '#public-submissions/accept-submission.service.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { hashToken, createToken } from '#shared/token.ts'
import type { SubscriberRow } from './newsletter.table.ts'
import {
  updateSubscriber,
  deleteConfirmations,
  deleteConfirmationsBefore,
  deleteUnsubscribed,
  deleteOldTokens,
  deleteUnconfirmed,
  findTokenHolder,
  findSubscriber,
  insertSubscriber,
  insertToken,
} from './subscribers.repository.ts'
import { ONE_CLICK_PATH, createUnsubscribeHeaders } from './unsubscribe.ts'

type Trx = Transaction<Database>

/** How long a confirmation link works; afterwards an unconfirmed subscriber is deleted. */
export const CONFIRMATION_LIFETIME = 7 * DAY
/** How long an unsubscribe link works: tokens can't be kept for ever. */
const TOKEN_RETENTION = 400 * DAY

/**
 * Subscribes an address once it is confirmed by email. The response is the same whether the address is known or not: an
 * existing subscriber gets an email, with a link to change the country.
 */
export const subscribe = (
  context: AppContext,
  submission: PublicSubmission<NewSubscription>,
): Promise<{ email: string }> => {
  const { email, country } = submission.input
  const requestedCountry = country || null
  return acceptSubmission(context, submission, {
    call: 'POST /api/newsletter',
    fingerprint: { email, country: requestedCountry },
    async store({ trx, now }) {
      const known = await findSubscriber(trx, email)
      if (known?.confirmed_at != null)
        return createAlreadySubscribedMail(context, trx, known, requestedCountry)
      return createConfirmationMail(
        context,
        trx,
        await findOrCreatePending(trx, known, email, now),
        requestedCountry,
      )
    },
    emails: (mail) => [mail],
    response: () => ({ email }),
  })
}

/** A subscriber who has not confirmed yet; subscribing again restarts the seven days. */
async function findOrCreatePending(
  trx: Trx,
  known: SubscriberRow | undefined,
  email: string,
  now: number,
): Promise<SubscriberRow> {
  if (!known) {
    const unconfirmed = { country: null, confirmed_at: null, left_at: null }
    return insertSubscriber(trx, { ...unconfirmed, email, masked: maskEmail(email), asked_at: now })
  }
  await updateSubscriber(trx, known.id, { asked_at: now })
  return known
}

/** Creates the token of a confirmation and the mail with it. */
async function createConfirmationMail(
  context: AppContext,
  trx: Trx,
  { id, email }: SubscriberRow,
  country: CountryCode | null,
): Promise<OutgoingMail> {
  const token = await createSubscriberToken(context, trx, id, 'confirm', country)
  return {
    to: { name: '', address: email ?? '' },
    email: renderNewsletterConfirm(context.config, { token, country }),
    lane: 'security',
    holdsToken: true,
  }
}

/** Creates the tokens with which a subscriber unsubscribes or changes the country, and the mail with them. */
async function createAlreadySubscribedMail(
  context: AppContext,
  trx: Trx,
  { id, email, country }: SubscriberRow,
  requestedCountry: CountryCode | null,
): Promise<OutgoingMail> {
  const unsubscribeToken = await createSubscriberToken(context, trx, id, 'leave', null)
  const change =
    requestedCountry === country
      ? null
      : {
          country: requestedCountry,
          token: await createSubscriberToken(context, trx, id, 'confirm', requestedCountry),
        }
  return {
    to: { name: '', address: email ?? '' },
    email: renderNewsletterAlreadySubscribed(context.config, { country, change, unsubscribeToken }),
    headers: createUnsubscribeHeaders(context.config, unsubscribeToken),
    holdsToken: true,
  }
}

async function createSubscriberToken(
  { now, randomBytes }: Pick<AppContext, 'now' | 'randomBytes'>,
  trx: Trx,
  subscriberId: number,
  purpose: 'confirm' | 'leave',
  country: CountryCode | null,
): Promise<string> {
  const { token, hash } = createToken(randomBytes)
  await insertToken(trx, {
    hash,
    subscriber_id: subscriberId,
    purpose,
    country,
    issue_id: null,
    created_at: now(),
  })
  return token
}

/**
 * Confirms a subscription, or changes its country. The same token again gives the same response; older ones become
 * invalid.
 */
export async function confirmSubscription(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  token: string,
): Promise<{ email: string }> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const holder = await findTokenHolder(trx, hashToken(token), 'confirm')
    if (!holder || holder.createdAt <= at - CONFIRMATION_LIFETIME) {
      throw new Problem(
        'not-found',
        'This link no longer works. Please subscribe again: links work for 7 days',
      )
    }
    const { subscriber, country, createdAt } = holder
    await updateSubscriber(trx, subscriber.id, { country, confirmed_at: subscriber.confirmed_at ?? at })
    await deleteConfirmationsBefore(trx, subscriber.id, createdAt)
    return { email: subscriber.masked }
  })
}

/** Ends a subscription: deletes its address and unsent newsletters. It may be repeated. */
export async function unsubscribe(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  token: string,
): Promise<{ email: string }> {
  return store.write.transaction().execute(async (trx) => {
    const holder = await findTokenHolder(trx, hashToken(token), 'leave')
    if (!holder) {
      throw new Problem('not-found', 'This link no longer works. Please use the link in our newest email')
    }
    const { id, email, masked, left_at } = holder.subscriber
    if (left_at === null) {
      if (email !== null) await deleteUnsentListMails(trx, email, ONE_CLICK_PATH)
      await updateSubscriber(trx, id, { email: null, country: null, left_at: now() })
      await deleteConfirmations(trx, id)
    }
    return { email: masked }
  })
}

/** Deletes unconfirmed subscribers, those who unsubscribed long ago, and old tokens. */
export async function purgeSubscribers(
  db: Kysely<Database>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  await purgeInBatches(db, (trx, limit) => deleteUnconfirmed(trx, now - CONFIRMATION_LIFETIME, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteUnsubscribed(trx, now - TOKEN_RETENTION, limit), signal)
  await purgeInBatches(db, (trx, limit) => deleteOldTokens(trx, now - TOKEN_RETENTION, limit), signal)
}
