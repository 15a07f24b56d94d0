// cspell:ignore noniberries noniberry qwertzuiop zapateria zapaterias zapato zapatería zapatero
import type {
  AuditEntry,
  Problem,
  SearchResults,
  SearchWords,
  SearchWordsPreview,
} from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

const ROW = { words: ['zapateria', 'zapatero'], relation: 'is', meanings: ['shoe repair'], category: null }
const URL = '/api/admin/search-words'

/** A portal with a shoemaker and a bakery, and the calls of an administrator. */
async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now, config: { rateLimitScale: 100 } })
  await addListings(
    portal.store,
    { name: 'Auki Cobbler', description: 'Shoe repair while you wait.' },
    { name: 'Gizo Bakery', description: 'Bread every morning.' },
  )
  const admin = await portal.signIn('admin')
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    portal.inject({ method, url: `${URL}${path}`, cookies: admin, ...(payload && { payload }) })
  const list = async () => (await portal.get(URL, admin)).json<SearchWords[]>()
  const found = async (text: string) => {
    const response = await portal.get(`/api/search?q=${encodeURIComponent(text)}`)
    return response.json<SearchResults>().businesses.items.map(({ name }) => name)
  }
  const preview = async (row: object) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(row))
      for (const one of [value].flat()) if (one !== null) query.append(name, String(one))
    return portal.get(`${URL}/preview?${query}`, admin)
  }
  return { ...portal, clock, admin, send, list, found, preview }
}

test('an added word finds its meanings at once, until it is changed or deleted', async () => {
  const { send, list, found, clock } = await newPortal()
  expect(await found('zapateria')).toEqual([])
  const added = await send('POST', '', ROW)
  expect(added.statusCode).toBe(201)
  const entry = added.json<SearchWords>()
  expect(entry).toEqual({
    id: 1,
    words: ['zapateria', 'zapatero'],
    relation: 'is',
    meanings: ['shoe repair'],
    category: null,
    addedBy: 'Ruth Kalsakau',
    addedAt: '2026-11-20T05:00:00.000Z',
    changedAt: null,
  })
  expect(await list()).toEqual([entry])
  expect(await found('zapateria')).toEqual(['Auki Cobbler'])
  expect(await found('zapatero')).toEqual(['Auki Cobbler'])
  clock.now += HOUR
  const changed = await send('PUT', '/1', { ...ROW, meanings: ['bakery'] })
  expect(changed.json()).toMatchObject({ meanings: ['bakery'], changedAt: '2026-11-20T06:00:00.000Z' })
  expect(await found('zapateria')).toEqual(['Gizo Bakery'])
  expect((await send('DELETE', '/1')).statusCode).toBe(204)
  expect(await found('zapateria')).toEqual([])
  expect(await list()).toEqual([])
  expect((await send('DELETE', '/1')).statusCode).toBe(404)
  expect((await send('PUT', '/1', ROW)).statusCode).toBe(404)
})

test('searches each relation by its own rule: related things are no answers', async () => {
  const { send, get } = await newPortal()
  await send('POST', '', { ...ROW, relation: 'near' })
  const near = (await get('/api/search?q=zapateria')).json<SearchResults>()
  expect(near.understood?.matchLevel).toBe(4)
  await send('PUT', '/1', { ...ROW, relation: 'equal' })
  const equal = (await get('/api/search?q=zapateria')).json<SearchResults>()
  expect(equal.understood?.matchLevel).toBe(1)
  expect(equal.businesses.total).toBe(1)
})

test('a preview shows the results and changes nothing', async () => {
  const { preview, found, send } = await newPortal()
  const response = await preview(ROW)
  const { text, before, total, items } = response.json<SearchWordsPreview>()
  expect({ text, before, total }).toEqual({ text: 'zapateria', before: 0, total: 1 })
  expect(items.map(({ name }) => name)).toEqual(['Auki Cobbler'])
  expect(await found('zapateria')).toEqual([])
  await send('POST', '', ROW)
  // Instead of the saved entry, not in addition.
  const other = (await preview({ ...ROW, meanings: ['bread'], without: 1 })).json<SearchWordsPreview>()
  expect(other.before).toBe(1)
  expect(other.items.map(({ name }) => name)).toEqual(['Gizo Bakery'])
})

test('records additions, changes and deletions in the audit trail', async () => {
  const { send, get, admin } = await newPortal()
  await send('POST', '', ROW)
  await send('PUT', '/1', ROW)
  await send('PUT', '/1', { ...ROW, category: 'other' })
  await send('DELETE', '/1')
  const trail = (await get('/api/admin/audit?kind=search+words', admin)).json<AuditEntry[]>()
  expect(trail.map(({ action, actor }) => [action, actor?.name])).toEqual([
    ['words deleted', 'Ruth Kalsakau'],
    ['words changed', 'Ruth Kalsakau'],
    ['words added', 'Ruth Kalsakau'],
  ])
  expect(trail[1]?.changes).toEqual([{ field: 'category', before: null, after: 'other' }])
  expect(trail[2]?.changes).toContainEqual({ field: 'words', before: null, after: 'zapateria, zapatero' })
})

test.each([
  [{ meanings: ['Zapatero'] }, 400, 'meanings', '“zapatero” is on both sides. Please write it once'],
  [
    { meanings: ['shoe repair', 'qwertzuiop'] },
    400,
    'meanings',
    'No listing and no other entry says “qwertzuiop”: please choose words that businesses use',
  ],
  [{ words: ['!!'] }, 400, 'words', 'Please write words with letters'],
  [{ category: 'shoes' }, 400, 'category', 'Please choose one of the categories'],
  [
    { words: ['cobbler', 'Zapatería'] },
    409,
    'words',
    '“zapatería” is in another entry of this kind: please change that one',
  ],
])('rejects %j with a message for its field', async (change, status, field, sentence) => {
  const { send, list } = await newPortal()
  await send('POST', '', { ...ROW, words: ['zapateria'] })
  const response = await send('POST', '', { ...ROW, words: ['zapatero'], ...change })
  expect(response.statusCode).toBe(status)
  expect(response.json<Problem>().fields).toEqual({ [field]: sentence })
  expect(await list()).toHaveLength(1)
})

test('accepts a meaning that another entry explains, in any form, but no word of the same entry', async () => {
  const { send, found, preview } = await newPortal()
  await send('POST', '', { ...ROW, words: ['zapateria'] })
  const other = { ...ROW, words: ['zapato'], meanings: ['zapaterias'] }
  expect((await preview(other)).json<SearchWordsPreview>().items.map(({ name }) => name)).toEqual([
    'Auki Cobbler',
  ])
  expect((await send('POST', '', other)).statusCode).toBe(201)
  expect(await found('zapato')).toEqual(['Auki Cobbler'])
  const own = await send('PUT', '/1', { ...ROW, words: ['zapatero'], meanings: ['zapatero shop'] })
  expect(own.statusCode).toBe(400)
})

test('accepts a meaning in another number than in listings', async () => {
  const { send, store } = await newPortal()
  await addListings(store, { name: 'Grove', description: 'A noniberry every day.' })
  expect((await send('POST', '', { ...ROW, meanings: ['noniberries'] })).statusCode).toBe(201)
})

test('accepts the same word in entries of different kinds', async () => {
  const { send } = await newPortal()
  await send('POST', '', ROW)
  expect((await send('POST', '', { ...ROW, relation: 'near', meanings: ['bakery'] })).statusCode).toBe(201)
})

test('refreshes stored responses of the search', async () => {
  const { send, get } = await newPortal()
  const tag = async () => (await get('/api/search?q=zapateria')).headers.etag
  const before = await tag()
  expect(await tag()).toBe(before)
  await send('POST', '', ROW)
  expect(await tag()).not.toBe(before)
})
