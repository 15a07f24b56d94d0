import { expect, test } from 'vitest'
import { newStore } from '#test/new-store.ts'
import { openPostings } from './postings.repository.ts'

test('a read that failed once is no answer to the searches after it', async () => {
  const store = await newStore()
  let failures = 1
  const failing: typeof store.prepare = (build) => {
    const rows = store.prepare(build)
    return {
      get: (params) => rows.get(params),
      all: async (params) => {
        if (failures-- > 0) throw new Error('the connection is gone')
        return rows.all(params)
      },
    }
  }
  const everyId = async (matches: readonly unknown[]) => matches.map(() => Int32Array.of(2, 5))
  const postings = openPostings({ read: store.read, prepare: failing }, { everyId })
  const at = { now: Date.parse('2026-11-20'), version: 1 }
  const match = { kind: 'words', words: ['honey'], isOpen: false } as const
  await expect(postings(match, at)).rejects.toThrow('the connection is gone')
  expect([...(await postings(match, at))]).toEqual([5, 2])
})
