import { expect, test } from 'vitest'
import { PAGE_CONTEXT } from '#test/factories.ts'
import { replies } from '#test/replies.ts'
import { render } from '#entry-server.tsx'

const TOKEN = 'a-token-of-the-email-1234'

test('the email’s link to stop reminders is neither cached nor indexed, and a plain form', async () => {
  const page = await render({
    url: new URL(`/reminders/stop?token=${TOKEN}`, 'https://portal.example'),
    access: { baseUrl: '', fetch: replies() },
    pageContext: PAGE_CONTEXT,
  })
  if (page.kind !== 'page') throw new Error('It is no page')
  expect(page.isPrivate).toBe(true)
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.head).not.toContain(TOKEN)
  expect(page.body).toMatch(
    new RegExp(`<form (?=[^>]*method="post")(?=[^>]*action="/api/reminders/one-click\\?token=${TOKEN}")`),
  )
  expect(page.body).not.toMatch(/<button[^>]* disabled[^>]*>Stop/)
})
