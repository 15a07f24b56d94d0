import { expect, test } from 'vitest'
import { newOutbox, type addMail } from '#test/outbox.ts'
import { getHeader, startSmtp } from '#test/smtp.ts'
import { createMailer } from './delivery.service.ts'
import { createSmtpTransport } from '../transports/smtp-transport.ts'

const TOKEN = 'a-token-that-nobody-shall-find'

async function sentWith(mail: Parameters<typeof addMail>[1]) {
  const { smtp, received } = await startSmtp()
  const { context, add, rows } = await newOutbox()
  await add(mail)
  await createMailer(context, createSmtpTransport(smtp, 'contact@portal.test')).send()
  const [first] = received
  if (!first) throw new Error('Nothing was received')
  return { received: first, rows: await rows() }
}

test('a mail has its own headers besides the common ones, each on one line', async () => {
  const { received } = await sentWith({
    headers: {
      'Reply-To': 'mele@kokonut.test',
      'List-Unsubscribe': `<https://portal.example/api/newsletter/one-click?token=${'x'.repeat(60)}>\r\nBcc: a@b.test`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  expect(getHeader(received, 'Reply-To')).toBe('mele@kokonut.test')
  expect(getHeader(received, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(getHeader(received, 'Auto-Submitted')).toBe('auto-generated')
  expect(received.source).not.toMatch(/^Bcc:/m)
  expect(received.recipients).toEqual(['moses@portal.test'])
})

test('empties a mail with a token once it is sent', async () => {
  const email = { subject: 'Confirm', text: `Go to ${TOKEN}\n`, html: `<p>${TOKEN}</p>\n` }
  const { received, rows } = await sentWith({ email, headers: { 'X-Token': TOKEN }, holdsToken: true })
  expect(received.source).toContain(TOKEN)
  expect(JSON.stringify(rows)).not.toContain(TOKEN)
  expect(rows).toMatchObject([{ subject: 'Confirm', to_address: 'moses@portal.test', next_try_at: null }])
})

test('an unsent mail with a token keeps its content', async () => {
  const { context, add, rows } = await newOutbox()
  await add({ email: { text: TOKEN }, holdsToken: true })
  await createMailer(context, () => Promise.reject(new Error('down'))).send()
  expect((await rows())[0]?.text).toBe(TOKEN)
})
