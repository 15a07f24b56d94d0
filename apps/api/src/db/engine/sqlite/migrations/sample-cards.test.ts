import type { Business, BusinessSummary } from '@portal/domain/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { sampleCards } from './008-sample-cards.ts'

test('listings say whether they are samples, those from before too', async () => {
  const { store, get } = await newApp()
  await addListings(
    store,
    { name: 'Real', images: ['/media/a.webp'], description: 'Says ,"images":[ and "isSample": of itself.' },
    { name: 'Sample', isSample: true },
  )
  const seen = async () => ({
    list: (await get('/api/businesses?sort=alphabetical')).json<BusinessSummary[]>(),
    profile: (await get('/api/businesses/real')).json<Business>(),
  })
  const now = await seen()
  expect(now.list.map(({ isSample }) => isSample)).toEqual([false, true])
  expect(now.profile.isSample).toBe(false)

  await sql`
    update businesses set card = replace(replace(card, ',"isSample":false', ''), ',"isSample":true', '')`.execute(
    store.write,
  )
  await store.write.transaction().execute((trx) => sampleCards.up(trx))
  await addListings(store, { name: 'Waiting', status: 'pending' })
  expect(await seen()).toEqual(now)
})
