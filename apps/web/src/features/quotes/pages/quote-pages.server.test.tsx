import { calls } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import type { ApiAccess } from '#api/base-query.ts'
import { PAGE_CONTEXT } from '#test/factories.ts'
import { anOwnQuote } from '#test/quote-factories.ts'
import { replies, reply } from '#test/replies.ts'
import { render, type RenderedPage } from '#entry-server.tsx'

async function pageAt(path: string, fetch: ApiAccess['fetch'] = replies()): Promise<RenderedPage> {
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch },
    pageContext: PAGE_CONTEXT,
  })
  if (result.kind !== 'page') throw new Error(`${path} is no page`)
  return result
}

const STATUS = '/quote-status?reference=PB-7K3F-9Q&email=mele%40kokonut.test'

test('a status is rendered without JavaScript, and is neither cached nor indexed', async () => {
  const page = await pageAt(STATUS, replies(reply(calls.getQuoteRequest, 200, anOwnQuote())))
  expect(page.status).toBe(200)
  expect(page.isPrivate).toBe(true)
  expect(page.body).toContain('We have your request and will look at it.')
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.head).not.toContain('mele')
})

test('an unknown request is a 404 that says what to do', async () => {
  const page = await pageAt(STATUS, replies(reply(calls.getQuoteRequest, 404, { message: 'Not here' })))
  expect(page.status).toBe(404)
  expect(page.body).toContain('We found no request with this reference')
})

test('a malformed reference is a 404 without a call to the API, with a message beside the field', async () => {
  const page = await pageAt('/quote-status?reference=..&email=mele%40kokonut.test')
  expect(page.status).toBe(404)
  expect(page.isPrivate).toBe(true)
  expect(page.body).toContain('This reference doesn’t look right')
  expect(page.body).not.toContain('We found no request')
})

test('the status form is the same for everybody', async () => {
  const page = await pageAt('/quote-status')
  expect(page.isPrivate).toBe(false)
  expect(page.body).toMatch(/<form aria-label="Your request" action="\/quote-status" method="get">/)
})

test('without JavaScript the quote builder shows the base price and offers email', async () => {
  const { body } = await pageAt('/quote-builder')
  expect(body).toContain('What the package includes')
  expect(body).toContain('US$800')
  expect(body).toContain('mailto:contact@portal.example?subject=Website%20quote')
})
