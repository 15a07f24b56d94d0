import { calls } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { render } from '#entry-server.tsx'
import { aTender, aTenderDetail } from '#test/content-factories.ts'
import { NOW } from '#test/factories.ts'
import { replies, reply } from '#test/replies.ts'

const TENDER = aTenderDetail()
const RESPONSES = [
  reply(calls.listTenders, 200, [aTender(), aTender({ id: 2, slug: 'desks', title: 'School desks' })], {
    total: 30,
  }),
  reply(calls.getTender, 200, TENDER),
]

const open = (path: string, responses = RESPONSES) =>
  render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch: replies(...responses) },
    pageContext: {
      now: NOW,
      seed: 1,
      origin: 'https://portal.example',
      contactEmail: 'contact@portal.example',
    },
  })

async function page(path: string, responses = RESPONSES) {
  const result = await open(path, responses)
  if (result.kind !== 'page') throw new Error(`${path} is no page`)
  return result
}

test('the list is rendered on the server, and its filters, kinds and pages work without JavaScript', async () => {
  const { status, head, body } = await page('/tenders?country=sb&page=2')
  expect(status).toBe(200)
  expect(head).toContain('<link rel="canonical" href="https://portal.example/tenders?page=2"/>')
  expect(body).toContain('Solar lights for Auki market')
  expect(body).toMatch(/<form [^>]*action="\/tenders"[^>]*method="get"/)
  expect(body).toContain('href="/tenders/grants?country=sb"')
  expect(body).toContain('href="/tenders?country=sb&amp;page=3"')
  expect(body).not.toContain('style="')
})

test('a search is noindex', async () => {
  const { head } = await page('/tenders?search=solar')
  expect(head).toContain('<meta name="robots" content="noindex"/>')
})

test('a kind has its own title and canonical address', async () => {
  const { head } = await page('/tenders/ngo?country=fj')
  expect(head).toContain('<title>NGO Tenders | Pacific Business Portal</title>')
  expect(head).toContain('<link rel="canonical" href="https://portal.example/tenders/ngo"/>')
})

test.each([
  ['/tenders/ngo-tenders', '/tenders/ngo'],
  ['/tenders/1', `/tenders/${TENDER.slug}`],
])('%s redirects to %s', async (path, to) => {
  expect(await open(path)).toMatchObject({ kind: 'redirect', location: to })
})

test('a tender is rendered on the server, with other open ones', async () => {
  const { status, head, body } = await page(`/tenders/${TENDER.slug}`)
  expect(status).toBe(200)
  expect(head).toContain('Solar lights for Auki market | Pacific Business Portal')
  expect(body).toContain('Work is done at night, when the market is empty.')
  expect(body).toContain('15 days left')
  expect(body).toContain('School desks')
})

test('an unknown tender is a noindex 404', async () => {
  const { status, head, body } = await page('/tenders/gone', [
    reply(calls.getTender, 404, { message: 'Tender not found' }),
  ])
  expect(status).toBe(404)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain('Tender not found')
})

test('without JavaScript the form offers email', async () => {
  const { body } = await page('/tenders/post')
  expect(body).toContain('What you need')
  expect(body).toContain('mailto:contact@portal.example?subject=Post%20a%20Tender')
})
