import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openMailer } from '#mail/outbox/delivery.service.ts'
import { oldStore } from '#test/old-store.ts'
import { openOutbox } from '#test/outbox.ts'

test('mails that waited before are sent, those to many last, and count for their address', async () => {
  const { store, migrate } = await oldStore('015-registrations')
  const insert = (subject: string, headers: object) =>
    sql`
    insert into outbox (message_id, to_name, to_address, subject, text, html, headers, created_at, next_try_at)
    values (${subject}, 'Mele', 'Mele@kokonut.test', ${subject}, 'text', 'html', ${JSON.stringify(headers)}, 1, 1)`.execute(
      store.write,
    )
  await insert('issue', { 'List-Unsubscribe': '<https://portal.test>' })
  for (let i = 0; i < 10; i += 1) await insert(`email ${i}`, {})

  await migrate()
  const { context, rows } = openOutbox(store)
  const sent: string[] = []
  const transport = async ({ subject }: { subject: string }) => void sent.push(subject)
  await openMailer(context, transport).send()
  expect(sent).toHaveLength(7)
  expect(sent).not.toContain('issue')
  expect((await rows())[0]).toMatchObject({ lane: 'bulk', recipient_key: 'mele@kokonut.test', sent_at: null })
})
