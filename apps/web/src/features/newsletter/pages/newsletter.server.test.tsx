import { expect, test } from 'vitest'
import { PAGE_CONTEXT } from '#test/factories.ts'
import { replies } from '#test/replies.ts'
import { render, type RenderedPage } from '#entry-server.tsx'

async function pageAt(path: string): Promise<RenderedPage> {
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch: replies() },
    pageContext: PAGE_CONTEXT,
  })
  if (result.kind !== 'page') throw new Error(`${path} is no page`)
  return result
}

const TOKEN = 'a-token-of-the-email-1234'

test('without JavaScript signing up offers email instead', async () => {
  const page = await pageAt('/newsletter')
  expect(page.isPrivate).toBe(false)
  expect(page.body).toContain('What we do with your address')
  expect(page.body).toMatch(/<noscript>.*mailto:contact@portal\.example\?subject=Newsletter/s)
})

test.each(['confirm', 'leave'])('the email’s link to %s is neither cached nor indexed', async (what) => {
  const page = await pageAt(`/newsletter/${what}?token=${TOKEN}`)
  expect(page.isPrivate).toBe(true)
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.head).not.toContain(TOKEN)
})

test('without JavaScript unsubscribing is a plain form', async () => {
  const { body } = await pageAt(`/newsletter/leave?token=${TOKEN}`)
  expect(body).toMatch(
    new RegExp(`<form (?=[^>]*method="post")(?=[^>]*action="/api/newsletter/one-click\\?token=${TOKEN}")`),
  )
  expect(body).not.toMatch(/<button[^>]* disabled[^>]*>Leave/)
})
