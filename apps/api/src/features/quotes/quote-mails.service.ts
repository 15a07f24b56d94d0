import type { QuoteOffer } from '@portal/domain/contract'
import { listDueQuoteMails, QUOTE_MAIL_KINDS, type QuoteMailKind } from '@portal/domain/quote'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { runInBatches } from '#db/run-in-batches.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import type { Email, Site } from '#mail/rendering/email.ts'
import { renderQuoteEnding } from '#mail/templates/quote-ending.ts'
import { renderQuoteRanOut } from '#mail/templates/quote-ran-out.ts'
import {
  findDueQuotes,
  findQuoteMailKinds,
  insertQuoteMail,
  skipDueQuoteMails,
} from './quote-mails.repository.ts'
import { addHistory, findQuote } from './quotes.repository.ts'
import type { QuoteRequestRow } from './quotes.table.ts'
import { getLastOffer } from './quotes.view.ts'

type Trx = Transaction<Database>
type QuoteMailContext = MailContext & Pick<AppContext, 'store'>

/** Mails per transaction. */
const BATCH = 20

/** The number of written mails by kind. */
export type QuoteMailCounts = Record<QuoteMailKind, number>

/**
 * Writes the mails about unanswered quotes that end, or have ended, as of an instant. Safe to interrupt and repeat,
 * even concurrently.
 */
export async function sendQuoteMails(
  context: QuoteMailContext,
  asOf: number,
  signal?: AbortSignal,
): Promise<QuoteMailCounts> {
  const counts: QuoteMailCounts = { ending: 0, 'ran out': 0 }
  for (const kind of QUOTE_MAIL_KINDS) {
    counts[kind] = await runInBatches({
      find: (after) => findDueQuotes(context.store.read, { kind, asOf, after, limit: BATCH }),
      work: (ids) => sendBatch(context, kind, ids, asOf),
      signal,
    })
  }
  return counts
}

const sendBatch = (
  context: QuoteMailContext,
  kind: QuoteMailKind,
  ids: readonly number[],
  asOf: number,
): Promise<number> =>
  context.store.write.transaction().execute(async (trx) => {
    let sent = 0
    for (const id of ids) if (await sendQuoteMail(context, trx, { id, kind, asOf })) sent += 1
    return sent
  })

interface DueMail {
  readonly id: number
  readonly kind: QuoteMailKind
  readonly asOf: number
}

/** Writes a mail, unless it is no longer due; returns whether it has a recipient. */
async function sendQuoteMail(
  context: QuoteMailContext,
  trx: Trx,
  { id, kind, asOf }: DueMail,
): Promise<boolean> {
  const row = await findQuote(trx, id)
  if (row?.status !== 'quoted') return false
  const [quote] = await addHistory(trx, [row])
  const offer = quote && getLastOffer(quote)
  // Another process may have written it meanwhile, or another quote was sent.
  if (
    !offer ||
    !listDueQuoteMails(offer.endsAt, await findQuoteMailKinds(trx, offer.id), asOf).includes(kind)
  )
    return false
  await insertQuoteMail(trx, { offer_id: offer.id, kind, at: context.now(), is_sent: 1 })
  await enqueueMail(trx, context, {
    to: { name: row.contact_name, address: row.email },
    email: writeMail(context.config, kind, row, offer),
  })
  return true
}

function writeMail(site: Site, kind: QuoteMailKind, row: QuoteRequestRow, offer: QuoteOffer): Email {
  const about = { contactName: row.contact_name, businessName: row.business_name, reference: row.reference }
  return kind === 'ending'
    ? renderQuoteEnding(site, { ...about, offer })
    : renderQuoteRanOut(site, { ...about, validUntil: offer.validUntil })
}

/** Skips all mails that are due by now: for quotes stored with a past, as in the demo. */
export async function skipQuoteMails(trx: Trx, now: number): Promise<void> {
  for (const kind of QUOTE_MAIL_KINDS) await skipDueQuoteMails(trx, kind, now)
}
