// cspell:ignore noum
import type { QuoteRequest } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { newApp, NOW } from '#test/new-app.ts'
import { addQuote, QUOTE, QUOTED } from '#test/quotes.ts'

const MINUTE = 60_000

/** Five requests, a minute apart; the status of the second and the last was changed. */
async function withQuotes() {
  let now = NOW
  const portal = await newApp({ now: () => now, config: { rateLimitScale: 100 } })
  const admin = await portal.signIn('admin')
  const shops = ['Auki Oil', 'Nouméa Wharf', 'Suva Roti', 'Vila Kava', 'Gizo Dive']
  const ids: number[] = []
  const references: string[] = []
  for (const businessName of shops) {
    const contactName = `Owner of ${businessName}`
    const email = `${businessName.slice(0, 4).trim()}@portal.test`
    const { id, reference } = await addQuote(portal, { businessName, contactName, email })
    ids.push(id)
    references.push(reference)
    now += MINUTE
  }
  const move = (id: number | undefined, status: string) =>
    portal.inject({
      method: 'PATCH',
      url: `/api/admin/quote-requests/${id}/status`,
      payload: status === 'quoted' ? QUOTED : { status },
      cookies: admin,
    })
  await move(ids[1], 'in review')
  await move(ids[4], 'quoted')
  const list = (query = '') => portal.get(`/api/admin/quote-requests${query}`, admin)
  const names = async (query = '') =>
    (await list(query)).json<QuoteRequest[]>().map(({ businessName }) => businessName)
  return { portal, list, names, references }
}

test('lists new requests first, then the newest', async () => {
  const { list, names } = await withQuotes()
  expect(await names()).toEqual(['Vila Kava', 'Suva Roti', 'Auki Oil', 'Gizo Dive', 'Nouméa Wharf'])
  const { headers } = await list()
  expect(headers).toMatchObject({ 'x-total-count': '5', 'cache-control': 'no-store' })
  expect(headers.link).toBeUndefined()
})

test('each request has everything that was sent', async () => {
  const { list } = await withQuotes()
  const [first] = (await list()).json<QuoteRequest[]>()
  expect(first).toMatchObject({
    id: 4,
    businessName: 'Vila Kava',
    country: 'sb',
    pages: 4,
    contactName: 'Owner of Vila Kava',
    email: 'vila@portal.test',
    phone: '+6777412345',
    preferredContact: 'phone',
    requirements: QUOTE.requirements,
    additionalServices: ['Logo design', 'Online booking system'],
    status: 'new',
    nextStatuses: ['in review', 'quoted', 'declined', 'expired'],
    isSample: false,
    history: [],
  })
})

test.each([
  ['?status=new', ['Vila Kava', 'Suva Roti', 'Auki Oil']],
  ['?status=in-review', ['Nouméa Wharf']],
  ['?status=Quoted', ['Gizo Dive']],
  ['?status=accepted', []],
  ['?status=done', []],
  ['?status=', ['Vila Kava', 'Suva Roti', 'Auki Oil', 'Gizo Dive', 'Nouméa Wharf']],
  ['?search=NOUMEA', ['Nouméa Wharf']],
  ['?search=wharf%20noum', ['Nouméa Wharf']],
  ['?search=owner of suva', ['Suva Roti']],
  ['?search=gizo@portal', ['Gizo Dive']],
  ['?search=owner&status=quoted', ['Gizo Dive']],
  ['?search=%25', []],
  ['?search=_', []],
  ["?search=' or 1=1 --", []],
  ['?search=yacht', []],
])('%s finds %j', async (query, expected) => {
  const { list, names } = await withQuotes()
  expect(await names(query)).toEqual(expected)
  expect((await list(query)).headers['x-total-count']).toBe(String(expected.length))
})

test('finds a reference in any spelling', async () => {
  const { names, references } = await withQuotes()
  const reference = references[2] ?? ''
  for (const typed of [reference, reference.toLowerCase(), reference.replaceAll('-', '')]) {
    expect(await names(`?search=${typed}`)).toEqual(['Suva Roti'])
  }
})

test('pages through a long list', async () => {
  const { portal, list } = await withQuotes()
  const first = await list('?limit=2')
  expect(first.headers['x-total-count']).toBe('5')
  const seen = first.json<QuoteRequest[]>().map(({ businessName }) => businessName)
  let next = /<(.*)>; rel="next"/.exec(String(first.headers.link))?.[1]
  const admin = await portal.signIn('admin')
  while (next) {
    const page = await portal.get(next, admin)
    seen.push(...page.json<QuoteRequest[]>().map(({ businessName }) => businessName))
    next = /<(.*)>; rel="next"/.exec(String(page.headers.link))?.[1]
  }
  expect(seen).toEqual(['Vila Kava', 'Suva Roti', 'Auki Oil', 'Gizo Dive', 'Nouméa Wharf'])
})

test.each(['?limit=0', '?limit=101', '?limit=x', '?page=0', `?search=${'x'.repeat(500)}`])(
  'rejects %s',
  async (query) => {
    const { list } = await withQuotes()
    expect((await list(query)).statusCode).toBe(400)
  },
)
