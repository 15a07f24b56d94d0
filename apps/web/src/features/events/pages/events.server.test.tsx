import { calls } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import type { ApiAccess } from '#api/base-query.ts'
import { anEventDetail } from '#test/content-factories.ts'
import { anEvent, PAGE_CONTEXT } from '#test/factories.ts'
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

const LIST = reply(calls.listEvents, 200, [anEvent()])

test('without JavaScript an event shows whom to write to for a place', async () => {
  const page = await pageAt(
    '/events/honiara-trade-show',
    replies(reply(calls.getEvent, 200, anEventDetail({ id: 2 })), LIST),
  )
  expect(page.status).toBe(200)
  expect(page.body).toContain('Buyers sit at a table with names on it.')
  expect(page.body).toContain('More events like this')
  expect(page.body).toMatch(/<noscript>.*mailto:shows@makers\.example\?subject=Register/s)
  expect(page.body).toContain('"@type":"Event"')
})

test('an unknown event is a 404', async () => {
  const page = await pageAt('/events/parties', replies(reply(calls.getEvent, 404, { message: 'Not here' })))
  expect(page.status).toBe(404)
  expect(page.body).toContain('Event not found')
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
})

test('a month works with plain links and a form', async () => {
  const { body } = await pageAt('/events/calendar?country=sb', replies(LIST))
  expect(body).toContain('href="/events/calendar?country=sb&amp;month=2026-12"')
  expect(body).toMatch(
    /<form[^>]* action="\/events\/calendar"[^>]* method="get"|method="get"[^>]* action="\/events\/calendar"/,
  )
})

test.each(['registration', 'registration/confirm'])(
  'an email’s link to %s is neither cached nor indexed',
  async (screen) => {
    const page = await pageAt(`/events/${screen}?token=a-token-of-the-email-1234`)
    expect(page.isPrivate).toBe(true)
    expect(page.head).toContain('<meta name="robots" content="noindex"/>')
    expect(page.head).not.toContain('a-token-of-the-email')
  },
)

test.each([
  ['registration', 'Cancel my place'],
  ['registration/confirm', 'Confirm my place'],
])('without JavaScript an email’s link to %s shows its button and an alternative', async (screen, button) => {
  const { body } = await pageAt(`/events/${screen}?token=a-token-of-the-email-1234`)
  expect(body).toContain(button)
  expect(body).not.toContain('This link doesn’t work')
  expect(body).toMatch(/<noscript>.*mailto:contact@portal\.example\?subject=My%20place/s)
})

test.each(['/events', '/events/webinars', '/webinars', '/events/submit'])(
  '%s is a page of its own',
  async (path) => {
    const page = await pageAt(path, replies(LIST))
    expect(page.status).toBe(200)
    expect(page.body.match(/<h1/g)).toHaveLength(1)
    expect(page.head).toContain(`<link rel="canonical" href="https://portal.example${path}"/>`)
  },
)
