import { expect, test } from 'vitest'
import { newStore } from '../../../test/new-store.ts'
import { watched } from '../../../test/watched.ts'
import { countWaiting, findWaiting } from './submissions.repository.ts'

const PAGE = { limit: 24, offset: 0 }

test.each([{ search: '' }, { search: '', kind: 'jobs' }, { search: 'desks' }] as const)(
  'what waits is read from its index, in order: %j',
  async (filter) => {
    const { db, plans } = watched(await newStore())
    await findWaiting(db, filter, PAGE)
    const [first, ...more] = plans()
    expect(first).toContain(`USING ${filter.search ? '' : 'COVERING '}INDEX content_waiting`)
    expect(more.filter((step) => /SCAN content\b/.test(step))).toEqual([])
  },
)

test('what waits is counted without reading the rest', async () => {
  const { db, plans } = watched(await newStore())
  await countWaiting(db)
  expect(plans()).toEqual([expect.stringContaining('USING COVERING INDEX content_waiting')])
})
