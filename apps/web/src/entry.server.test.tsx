import { expect, test } from 'vitest'
import { NOW, PAGE_CONTEXT } from '#test/factories.ts'
import { render, type RenderedPage } from './entry-server.tsx'

const away = () => Promise.reject(new TypeError('fetch failed'))

async function pageAt(path: string): Promise<RenderedPage> {
  const result = await render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch: away },
    pageContext: PAGE_CONTEXT,
  })
  if (result.kind !== 'page') throw new Error(`${path} is no page`)
  return result
}

test('renders a page’s head, body, styles and state', async () => {
  const page = await pageAt('/auth/sign-in')
  expect(page.status).toBe(200)
  expect(page.head).toMatch(/^<title>Sign In \| Pacific Business Portal<\/title><meta name="description"/)
  expect(page.head).toContain('<link rel="canonical" href="https://portal.example/auth/sign-in"/>')
  expect(page.body).toMatch(/^<div data-app.*<h1[^>]*>Sign In<\/h1>/s)
  expect(page.styles).toMatch(/^<style data-styled/)
  expect(JSON.parse(page.state)).toMatchObject({ pageContext: { now: NOW, seed: 7 } })
})

test('renders lazy islands in full, also at the first request', async () => {
  const { body } = await pageAt('/auth/register')
  expect(body).toContain('name="firstName"')
  expect(body).toContain('<footer')
  expect(body).not.toContain('<!--$!-->')
})

test('an unknown address is the 404 screen with status 404 and noindex', async () => {
  const page = await pageAt('/no/such/page/at/all')
  expect(page.status).toBe(404)
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.body).toContain('404 Page Not Found')
  expect(JSON.parse(page.state)).toMatchObject({ failed: 404 })
})

test('server HTML carries no style attribute and no inline handler, which the policy would refuse', async () => {
  const { body } = await pageAt('/auth/sign-in')
  expect(body).not.toMatch(/<[^>]+ (?:style|on\w+)=/)
})
