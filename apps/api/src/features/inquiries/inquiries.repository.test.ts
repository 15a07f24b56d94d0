import { expect, test } from 'vitest'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { watchQueries } from '#test/watch-queries.ts'
import { countInquiries, findInquiries } from './inquiries.repository.ts'

test.each([{}, { status: 'new' }, { status: 'handled' }] as const)(
  'reads inquiries %j in order from an index',
  async (filter) => {
    const { db, plans } = watchQueries(await newSqliteStore())
    await findInquiries(db, { search: '', ...filter }, { limit: 24, offset: 0 })
    expect(plans()).toEqual([expect.stringContaining('USING INDEX inquiries_to_do')])
  },
)

test('counts open inquiries without reading the others', async () => {
  const { db, plans } = watchQueries(await newSqliteStore())
  await countInquiries(db, { status: 'new', search: '' })
  expect(plans()).toEqual([expect.stringContaining('INDEX inquiries_to_do (is_new=?)')])
})
