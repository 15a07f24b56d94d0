import { expect, test } from 'vitest'
import { PAGE_CONTEXT } from '#test/factories.ts'
import { replies } from '#test/replies.ts'
import { render } from '#entry-server.tsx'

const TOKEN = 'a-token-of-the-email-1234'

test.each(['confirm', 'claim', 'change-email', 'keep-email'])(
  'the email’s link to %s is neither cached nor indexed',
  async (what) => {
    const result = await render({
      url: new URL(`/auth/${what}?token=${TOKEN}`, 'https://portal.example'),
      access: { baseUrl: '', fetch: replies() },
      pageContext: PAGE_CONTEXT,
    })
    if (result.kind !== 'page') throw new Error('No page')
    expect(result.isPrivate).toBe(true)
    expect(result.head).toContain('<meta name="robots" content="noindex"/>')
    expect(result.head).not.toContain(TOKEN)
    expect(result.body).toMatch(/<noscript>.*mailto:contact@portal\.example\?subject=My%20account/s)
  },
)

test('the email’s link to reset a password is neither cached nor indexed', async () => {
  const result = await render({
    url: new URL(`/auth/reset-password?token=${TOKEN}`, 'https://portal.example'),
    access: { baseUrl: '', fetch: replies() },
    pageContext: PAGE_CONTEXT,
  })
  if (result.kind !== 'page') throw new Error('No page')
  expect(result.isPrivate).toBe(true)
  expect(result.head).toContain('<meta name="robots" content="noindex"/>')
  expect(result.head).not.toContain(TOKEN)
  expect(result.body).toMatch(/<noscript>.*needs JavaScript/s)
})
