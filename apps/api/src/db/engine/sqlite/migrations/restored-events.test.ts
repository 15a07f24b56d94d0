import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('nobody is told of an event that was restored long ago; of one that is still down they will be', async () => {
  const { store, migrate } = await oldStore('098-account-suspensions')
  store.writeSqlite.exec(`
    insert into content (id, kind, slug, title, summary, body, category, countries, details, status, published_at,
      is_featured, is_sample, read_time, words, facets)
    values (1, 'event', 'fair', 'Fair', 's', 'b', 'Trade Show', '["fj"]', '{}', 'approved', 5, 0, 0, 1, '', ''),
           (2, 'event', 'show', 'Show', 's', 'b', 'Trade Show', '["fj"]', '{}', 'rejected', 5, 0, 0, 1, '', '');
    insert into event_take_down_notices (event_id, taken_down_at, told_up_to, is_done) values (1, 7, 3, 1), (2, 7, 3, 1)`)
  await migrate()
  expect(
    await store.read
      .selectFrom('event_take_down_notices')
      .select(['event_id', 'told_up_to', 'is_back_told', 'back_told_up_to'])
      .orderBy('event_id')
      .execute(),
  ).toEqual([
    { event_id: 1, told_up_to: 3, is_back_told: 1, back_told_up_to: 0 },
    { event_id: 2, told_up_to: 3, is_back_told: 0, back_told_up_to: 0 },
  ])
})
