import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newOutbox } from '#test/outbox.ts'
import { enqueueMail, purgeMails } from './outbox.service.ts'

const EMAIL = { subject: 'A subject', text: 'Hello\n', html: '<p>Hello</p>\n' }

test('a mail is stored with the transaction that caused it, or not at all', async () => {
  const { context, store, rows } = await newOutbox()
  const to = { name: 'Moses Tara', address: 'moses@portal.test' }
  const failing = store.write.transaction().execute(async (trx) => {
    await enqueueMail(trx, context, { to, email: EMAIL })
    throw new Error('half-way')
  })
  await expect(failing).rejects.toThrow('half-way')
  expect(await rows()).toEqual([])
  await store.write.transaction().execute((trx) => enqueueMail(trx, context, { to, email: EMAIL }))
  expect(await rows()).toMatchObject([
    { to_name: 'Moses Tara', to_address: 'moses@portal.test', ...EMAIL, attempts: 0, sent_at: null },
  ])
})

test('each mail has a unique Message-ID at the site’s host', async () => {
  const { add } = await newOutbox()
  const ids = [await add(), await add()]
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^<[0-9a-f]{32}@localhost>$/)
})

test('deletes mails sent or given up 30 days ago, and no waiting ones', async () => {
  const { add, store, rows, clock } = await newOutbox()
  for (let i = 0; i < 4; i += 1) await add()
  const settle = (id: number, outcome: { sent_at: number } | { given_up_at: number }) =>
    store.write
      .updateTable('outbox')
      .set({ next_try_at: null, ...outcome })
      .where('id', '=', id)
      .execute()
  await settle(1, { sent_at: clock.now })
  await settle(2, { sent_at: clock.now + 1 })
  await settle(3, { given_up_at: clock.now })
  await purgeMails(store.write, clock.now + 30 * DAY)
  expect((await rows()).map(({ id }) => id)).toEqual([2, 4])
})
