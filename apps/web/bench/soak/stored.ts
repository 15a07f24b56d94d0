import type { Inquiry, OwnBusiness, QueueEntry, QuoteRequest } from '@portal/domain/contract'
import type { Client } from './client.ts'
import type { Submission } from './submissions.ts'
import type { Visitor } from './visitors.ts'

/** Something of the soak's that the portal has stored. */
export interface Found {
  mark: string
  /** Null for a listing that was never sent in. */
  reference: string | null
}

const PAGE = 100

/** Everything of a list, page by page. */
async function whole<Item>(client: Client, visitor: Visitor, path: string): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const asked = `${path}${path.includes('?') ? '&' : '?'}limit=${PAGE}&page=${page}`
    const answer = await client.ask(visitor, {
      group: 'own',
      what: 'looking for what was sent in',
      path: asked,
    })
    if (answer?.status !== 200) throw new Error(`${asked} answered ${answer?.status ?? 'nothing'}`)
    const some = JSON.parse(answer.text) as Item[]
    items.push(...some)
    if (some.length < PAGE) return items
  }
}

/**
 * What is stored of all that was sent in: messages, quotes and what waits as an administrator reads them, listings as
 * their owners do.
 */
export async function findStored(
  client: Client,
  admin: Visitor,
  submissions: readonly Submission[],
): Promise<Found[]> {
  const inquiries = await whole<Inquiry>(client, admin, '/api/admin/inquiries')
  const queue = await whole<QueueEntry>(client, admin, '/api/admin/queue')
  const quotes = await whole<QuoteRequest>(client, admin, '/api/admin/quote-requests')
  const owners = new Set(submissions.filter(({ store }) => store === 'listings').map(({ sender }) => sender))
  const listings: OwnBusiness[] = []
  for (const owner of owners)
    listings.push(...(await whole<OwnBusiness>(client, owner, '/api/businesses?owner=me')))
  return [
    ...inquiries.map(({ message, reference }) => ({ mark: message.split(':', 1)[0] ?? '', reference })),
    ...queue.map(({ item, reference }) => ({ mark: item.title, reference })),
    ...quotes.map(({ businessName, reference }) => ({ mark: businessName, reference })),
    ...listings.map(({ name, reference }) => ({ mark: name, reference })),
  ]
}
