import type { Inquiry, OwnBusiness, QueueItem, QuoteRequest } from '@portal/domain/contract'
import type { Client } from './client.ts'
import type { Submission } from './submissions.ts'
import type { Visitor } from './visitors.ts'

/** An item that the soak created and the portal has stored. */
export interface StoredItem {
  mark: string
  /** Null for a listing that was never submitted. */
  reference: string | null
}

const PAGE = 100

/** All items of a paginated list. */
async function fetchAll<Item>(client: Client, visitor: Visitor, path: string): Promise<Item[]> {
  const items: Item[] = []
  let url = `${path}${path.includes('?') ? '&' : '?'}limit=${PAGE}`
  for (;;) {
    const response = await client.request(visitor, {
      group: 'own',
      what: 'looking for what was sent in',
      path: url,
    })
    if (response?.status !== 200) throw new Error(`${url} answered ${response?.status ?? 'nothing'}`)
    const some = JSON.parse(response.text) as Item[]
    items.push(...some)
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
    if (next === undefined) return items
    url = next
  }
}

/**
 * All stored items that the soak submitted: inquiries, quotes and the queue as an administrator sees them, listings as
 * their owners do.
 */
export async function findStored(
  client: Client,
  admin: Visitor,
  submissions: readonly Submission[],
): Promise<StoredItem[]> {
  const inquiries = await fetchAll<Inquiry>(client, admin, '/api/admin/inquiries')
  const queue = await fetchAll<QueueItem>(client, admin, '/api/admin/queue')
  const quotes = await fetchAll<QuoteRequest>(client, admin, '/api/admin/quote-requests')
  const owners = new Set(submissions.filter(({ store }) => store === 'listings').map(({ sender }) => sender))
  const listings: OwnBusiness[] = []
  for (const owner of owners)
    listings.push(...(await fetchAll<OwnBusiness>(client, owner, '/api/businesses?owner=me')))
  return [
    ...inquiries.map(({ message, reference }) => ({ mark: message.split(':', 1)[0] ?? '', reference })),
    ...queue.map(({ title, reference }) => ({ mark: title, reference: reference ?? '' })),
    ...quotes.map(({ businessName, reference }) => ({ mark: businessName, reference })),
    ...listings.map(({ name, reference }) => ({ mark: name, reference })),
  ]
}
