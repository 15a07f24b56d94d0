// cspell:ignore Travaux travail
import { expect, test } from 'vitest'
import { aTender, publish } from '#test/content.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { found } from '#test/search-portal.ts'
import { prepareDatabase } from './prepare-database.ts'

test('stored data is found by other spellings once a start has migrated it', async () => {
  const portal = await newApp()
  const { store } = portal
  await addListings(store, { name: 'S.D.A. Books 中国建设', description: 'Write an e-mail.' })
  const lots = [{ title: 'Batteries', description: 'For lamps' }]
  await publish(store, aTender({ title: 'Travaux à Koné', details: { lots } }))
  await store.write.transaction().execute(async (trx) => {
    await trx.updateTable('businesses').set({ name_spellings: '', text_spellings: '' }).execute()
    await trx.updateTable('content').set({ words: 'Works', title_text: '' }).execute()
    await trx.updateTable('search_index_state').set({ rules: 0 }).execute()
  })
  const tenders = async (typed: string) =>
    (await portal.get(`/api/tenders?search=${encodeURIComponent(typed)}`)).json<object[]>().length
  expect(await tenders('lamps')).toBe(0)

  const prepared = await prepareDatabase({ ...store, now: () => NOW }, { publicUrl: 'http://localhost:3000' })
  expect(prepared.isSearchRenewed).toBe(true)
  for (const typed of ['sda', 'email', '建设'])
    expect([typed, (await found(portal, typed)).total]).toEqual([typed, 1])
  for (const typed of ['lamps', 'battery', 'travail'])
    expect([typed, await tenders(typed)]).toEqual([typed, 1])
  expect((await prepareDatabase(store, { publicUrl: 'http://localhost:3000' })).isSearchRenewed).toBe(false)
})
