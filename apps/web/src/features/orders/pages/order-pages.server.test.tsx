import { calls } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import type { ApiAccess } from '#api/base-query.ts'
import { PAGE_CONTEXT } from '#test/factories.ts'
import { aPaidOrder, anOrder } from '#test/order-factories.ts'
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

const ORDER = '/orders/PB-4M2K-7T'
const EMAIL = '?email=mere%40portal.test'

test.each([
  [ORDER, 'Paid. Enhanced runs until 20 Nov 2027.'],
  [`${ORDER}/invoice`, 'INV-2026-00007'],
  [`${ORDER}/receipts/REC-2026-00004`, 'Received as SBD 1,070.70'],
])('%s is rendered without JavaScript, and is neither cached nor indexed', async (path, text) => {
  const page = await pageAt(path + EMAIL, replies(reply(calls.getOrder, 200, aPaidOrder())))
  expect(page.status).toBe(200)
  expect(page.isPrivate).toBe(true)
  expect(page.body).toContain(text)
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.head).not.toContain('mere')
})

test('an unknown order is a 404 that asks for the address', async () => {
  const page = await pageAt(ORDER + EMAIL, replies(reply(calls.getOrder, 404, { message: 'No such order' })))
  expect(page.status).toBe(404)
  expect(page.body).toContain('We found no order with this reference')
})

test('without an email address the page asks for it by a plain form', async () => {
  const page = await pageAt(ORDER, replies(reply(calls.getOrder, 200, anOrder())))
  expect(page.isPrivate).toBe(false)
  expect(page.body).toContain(`<form aria-label="Your order" action="${ORDER}" method="get">`)
  expect(page.body).not.toContain('US$129')
})
