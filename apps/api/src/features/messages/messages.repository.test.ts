import { expect, test } from 'vitest'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { watchQueries } from '#test/watch-queries.ts'
import { countReceived, findAllReceived } from './messages.repository.ts'

test.each([{}, { status: 'open' }, { business: 7 }] as const)(
  'reads an inbox %j only from the owner’s businesses and their messages',
  async (filter) => {
    const { db, plans } = watchQueries(await newSqliteStore())
    await findAllReceived(db, 1, filter, { limit: 24, offset: 0 })
    await countReceived(db, 1, filter)
    const all = plans().join('\n')
    expect(all).not.toMatch(/SCAN (?:businesses|business_messages)\b/)
    expect(all).toMatch(/INDEX business_messages_in_order \(business_id=\?/)
  },
)
