import type { QuoteDecision, QuoteRequest, QuoteRequestsQuery } from '@portal/domain/contract'
import {
  canChangeQuoteStatus,
  listNextQuoteStatuses,
  parseQuoteStatus,
  getQuoteStatusLabel,
  type QuoteStatus,
} from '@portal/domain/quote'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import type { Page } from '#db/pagination.ts'
import { recordAction } from '#features/audit/audit.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderQuoteStatusChanged } from '#mail/templates/quote-status-changed.ts'
import { Problem } from '#shared/problem.ts'
import {
  countQuotes,
  findQuote,
  findQuotes,
  insertQuoteEvent,
  addHistory,
  type QuoteWithHistory,
} from './quotes.repository.ts'
import type { QuoteRequestRow } from './quotes.table.ts'
import { toStoredOffer } from './stored-offer.ts'
import { getStatusAt, toQuoteRequest } from './quotes.view.ts'
import { orderWebsite } from './website-order.service.ts'

type Trx = Transaction<Database>

/** Quote requests, new ones first; an unknown status matches none. */
export async function listQuotes(
  { store, now: getNow }: Pick<AppContext, 'store' | 'now'>,
  { status, search = '' }: QuoteRequestsQuery,
  page: Page,
): Promise<{ items: QuoteRequest[]; total: number }> {
  const requestedStatus = status === undefined ? undefined : parseQuoteStatus(status)
  if (requestedStatus === null) return { items: [], total: 0 }
  const now = getNow()
  const filter = { search, now, ...(requestedStatus && { status: requestedStatus }) }
  const rows = await findQuotes(store.read, filter, page)
  const quotes = await addHistory(store.read, rows)
  return {
    items: quotes.map((quote) => toQuoteRequest(quote, now)),
    total: await countQuotes(store.read, filter),
  }
}

/** Changes the status of a request, with the requester's email and the audit trail in the same transaction. */
export async function changeQuoteStatus(
  context: AppContext,
  adminId: number,
  id: number,
  decision: QuoteDecision,
): Promise<QuoteRequest> {
  const at = context.now()
  const { status } = decision
  const note = decision.note || null
  return context.store.write.transaction().execute(async (trx) => {
    const row = await getQuote(trx, id)
    const from = getStatusAt(row, at)
    if (!canChangeQuoteStatus(from, status)) throw new Problem('conflict', explainRefusal(from, status))
    const offer = status === 'quoted' ? toStoredOffer(decision, row.country, at) : {}
    await insertQuoteEvent(trx, { quote_id: id, status, note, actor_id: adminId, at, ...offer })
    await recordAction(trx, {
      at,
      actor_id: adminId,
      action: 'moved',
      subject_kind: 'quote request',
      subject_id: id,
      reason: status,
      note,
      before: { status: row.status },
      after: { status, ...toOfferFacts(decision) },
    })
    await notifyRequester(context, trx, toQuoteRequest(await readQuote(trx, id), at))
    if (status === 'accepted') await orderWebsite(trx, context, await readQuote(trx, id))
    return toQuoteRequest(await readQuote(trx, id), at)
  })
}

/** The offered amount and last day; empty unless a quote is sent. */
const toOfferFacts = ({ status, amount, validUntil }: QuoteDecision) =>
  status === 'quoted' ? { amount, validUntil } : {}

/** Explains which status a request has and which ones it can change to. */
function explainRefusal(from: QuoteStatus, to: QuoteStatus): string {
  const current = `This request is ${from === to ? 'already ' : ''}${getQuoteStatusLabel(from)}`
  const next = listNextQuoteStatuses(from).map(getQuoteStatusLabel)
  if (next.length === 0) return `${current} and can no longer be moved`
  const last = next.pop() ?? ''
  return `${current}. It can be moved to ${next.length === 0 ? last : `${next.join(', ')} or ${last}`}`
}

async function notifyRequester(
  context: AppContext,
  trx: Trx,
  { contactName, email, history: [latest], ...quote }: QuoteRequest,
): Promise<void> {
  await enqueueMail(trx, context, {
    to: { name: contactName, address: email },
    email: renderQuoteStatusChanged(context.config, { ...quote, contactName, note: latest?.note ?? null }),
  })
}

interface Note {
  readonly adminId: number
  readonly id: number
  readonly text: string
  /** The Idempotency-Key; null without one. */
  readonly key: string | null
}

/** Adds a note that only administrators see. A repeat under the same key adds none. */
export async function addQuoteNote(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { adminId, id, text, key }: Note,
): Promise<QuoteRequest> {
  const at = now()
  const call = `POST /api/admin/quote-requests/${id}/notes`
  return store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, { userId: adminId, key, call, body: { text }, now: at }, async () => {
      await getQuote(trx, id)
      await insertQuoteEvent(trx, { quote_id: id, status: null, note: text, actor_id: adminId, at })
      await recordAction(trx, {
        at,
        actor_id: adminId,
        action: 'noted',
        subject_kind: 'quote request',
        subject_id: id,
        reason: null,
        note: text,
      })
      return toQuoteRequest(await readQuote(trx, id), at)
    }),
  )
}

async function getQuote(trx: Trx, id: number): Promise<QuoteRequestRow> {
  const row = await findQuote(trx, id)
  if (row) return row
  throw new Problem('not-found', 'Quote request not found')
}

async function readQuote(trx: Trx, id: number): Promise<QuoteWithHistory> {
  const [quote] = await addHistory(trx, [await getQuote(trx, id)])
  if (!quote) throw new Error('A request was read without its history')
  return quote
}
