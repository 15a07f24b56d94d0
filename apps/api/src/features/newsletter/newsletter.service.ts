import type { NewSubscription } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { purgeInBatches } from '#db/purge.ts'
import { enqueueMail, withdrawListMails } from '#mail/outbox/outbox.service.ts'
import { maskEmail } from '#shared/mask-email.ts'
import { newsletterConfirm } from '#mail/templates/newsletter-confirm.ts'
import { newsletterAlreadySubscribed } from '#mail/templates/newsletter-already-subscribed.ts'
import { Problem } from '#shared/problem.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { hashToken, createToken } from '#shared/token.ts'
import type { SubscriberRow } from './newsletter.table.ts'
import {
  changeSubscriber,
  deleteConfirmations,
  deleteConfirmationsBefore,
  deleteGone,
  deleteOldTokens,
  deleteUnconfirmed,
  findHolder,
  findSubscriber,
  insertSubscriber,
  insertToken,
} from './subscribers.repository.ts'
import { unsubscribeHeaders } from './unsubscribe.ts'

type Trx = Transaction<Database>

/** How long a confirmation holds; who has not confirmed by then is forgotten. */
const CONFIRM_WITHIN = 7 * DAY
/** Emails that are older leave nobody's list: a token for each would be kept for ever. */
const TOKENS_KEPT_FOR = 400 * DAY

/**
 * Asks by mail whether it was oneself. The answer is the same whether the address is known or not; whoever has
 * confirmed already is told so by mail, and may then change the country.
 */
export async function askForNewsletter(
  context: AppContext,
  { input: { email, country }, key, limited }: PublicSubmission<NewSubscription>,
): Promise<{ email: string }> {
  const now = context.now()
  const wanted = country || null
  const repeatable = {
    userId: null,
    key,
    call: 'POST /api/newsletter',
    body: { email, country: wanted },
    now,
  }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, repeatable, () =>
      limited(async () => {
        const known = await findSubscriber(trx, email)
        if (known?.confirmed_at != null) await tellKnown(context, trx, known, wanted)
        else await askToConfirm(context, trx, await pending(trx, known, email, now), wanted)
        return { email }
      }),
    ),
  )
}

/** Who has asked but not confirmed yet; asking again begins the seven days anew. */
async function pending(
  trx: Trx,
  known: SubscriberRow | undefined,
  email: string,
  now: number,
): Promise<SubscriberRow> {
  if (!known) {
    const nobodyYet = { country: null, confirmed_at: null, left_at: null }
    return insertSubscriber(trx, { ...nobodyYet, email, masked: maskEmail(email), asked_at: now })
  }
  await changeSubscriber(trx, known.id, { asked_at: now })
  return known
}

async function askToConfirm(
  context: AppContext,
  trx: Trx,
  { id, email }: SubscriberRow,
  country: CountryCode | null,
): Promise<void> {
  const token = await newTokenFor(context, trx, id, 'confirm', country)
  await enqueueMail(trx, context, {
    to: { name: '', address: email ?? '' },
    email: newsletterConfirm(context.config, { token, country }),
    lane: 'security',
    holdsToken: true,
  })
}

async function tellKnown(
  context: AppContext,
  trx: Trx,
  { id, email, country }: SubscriberRow,
  wanted: CountryCode | null,
): Promise<void> {
  const unsubscribeToken = await newTokenFor(context, trx, id, 'leave', null)
  const change =
    wanted === country
      ? null
      : { country: wanted, token: await newTokenFor(context, trx, id, 'confirm', wanted) }
  await enqueueMail(trx, context, {
    to: { name: '', address: email ?? '' },
    email: newsletterAlreadySubscribed(context.config, { country, change, unsubscribeToken }),
    headers: unsubscribeHeaders(context.config, unsubscribeToken),
    holdsToken: true,
  })
}

async function newTokenFor(
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

/** Begins a subscription, or changes its country. The same token again is the same confirmation; older ones are void. */
export async function confirmNewsletter(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  token: string,
): Promise<{ email: string }> {
  const at = now()
  return store.write.transaction().execute(async (trx) => {
    const holder = await findHolder(trx, hashToken(token), 'confirm')
    if (!holder || holder.createdAt <= at - CONFIRM_WITHIN) {
      throw new Problem(
        'not-found',
        'This link no longer works. Please subscribe again: a link holds for 7 days',
      )
    }
    const { subscriber, country, createdAt } = holder
    await changeSubscriber(trx, subscriber.id, { country, confirmed_at: subscriber.confirmed_at ?? at })
    await deleteConfirmationsBefore(trx, subscriber.id, createdAt)
    return { email: subscriber.masked }
  })
}

/** Ends a subscription, forgets its address and takes back the emails on their way to it. Leaving twice is leaving. */
export async function leaveNewsletter(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  token: string,
): Promise<{ email: string }> {
  return store.write.transaction().execute(async (trx) => {
    const holder = await findHolder(trx, hashToken(token), 'leave')
    if (!holder) {
      throw new Problem('not-found', 'This link no longer works. Please use the link of the newest mail')
    }
    const { id, email, masked, left_at } = holder.subscriber
    if (left_at === null) {
      if (email !== null) await withdrawListMails(trx, email)
      await changeSubscriber(trx, id, { email: null, country: null, left_at: now() })
      await deleteConfirmations(trx, id)
    }
    return { email: masked }
  })
}

/** Forgets who never confirmed, and what mails of long ago could still do. */
export async function purgeSubscribers(db: Kysely<Database>, now: number): Promise<void> {
  await purgeInBatches((most) => deleteUnconfirmed(db, now - CONFIRM_WITHIN, most))
  await purgeInBatches((most) => deleteGone(db, now - TOKENS_KEPT_FOR, most))
  await purgeInBatches((most) => deleteOldTokens(db, now - TOKENS_KEPT_FOR, most))
}
