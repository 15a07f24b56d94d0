import { expect, test } from 'vitest'
import { render } from '#entry-server.tsx'
import { anUnderstood, someFacets } from '#test/facets.ts'
import { aBusiness, aReview, aReviewSummary, aSummary, NOW } from '#test/factories.ts'

type Responses = Readonly<Record<string, { status?: number; body: unknown; total?: number }>>

const { id, name, category, country, province, address, phone } = aBusiness()

const RESPONSES: Responses = {
  '/api/businesses/facets': { body: someFacets() },
  '/api/businesses/facets?search=oil': { body: someFacets({ understood: anUnderstood({ matchLevel: 4 }) }) },
  '/api/businesses?search=oil&limit=24': { body: [aSummary()], total: 1 },
  '/api/businesses?limit=24': { body: [aSummary()], total: 30 },
  '/api/businesses?limit=24&page=2': {
    body: [aSummary({ id: 2, name: 'Shop 2', slug: 'shop-2' })],
    total: 30,
  },
  '/api/businesses?province=western&limit=24': { body: [aSummary()], total: 1 },
  '/api/businesses?province=western&town=Gizo&limit=24': { body: [aSummary()], total: 1 },
  '/api/businesses/kokonut-oil-cooperative': { body: aBusiness() },
  '/api/businesses/old-name': { body: aBusiness() },
  '/api/businesses/nobody': { status: 404, body: { message: 'Business not found' } },
  '/api/businesses/run-out': {
    body: {
      id,
      name,
      slug: 'run-out',
      category,
      country,
      province,
      address,
      phone,
      expired: true,
      plan: 'paid',
    },
  },
  '/api/businesses/1/reviews?limit=10': { body: [aReview()] },
  '/api/businesses/1/reviews/summary': { body: aReviewSummary() },
  '/api/businesses?country=sb&category=food-and-beverages&limit=4': { body: [aSummary()], total: 1 },
}

const respond = (url: string): Promise<Response> => {
  const found = RESPONSES[url]
  if (!found) throw new Error(`${url} was not to be asked for`)
  const { status = 200, body, total } = found
  const headers = total === undefined ? {} : { 'X-Total-Count': String(total) }
  return Promise.resolve(Response.json(body, { status, headers }))
}

const open = (path: string) =>
  render({
    url: new URL(path, 'https://portal.example'),
    access: { baseUrl: '', fetch: respond },
    pageContext: {
      now: NOW,
      seed: 1,
      origin: 'https://portal.example',
      contactEmail: 'contact@portal.example',
    },
  })

async function page(path: string) {
  const result = await open(path)
  if (result.kind !== 'page') throw new Error(`${path} is no page but is a ${result.kind}`)
  return result
}

test('the directory is rendered on the server, with Load More as a link', async () => {
  const { status, head, body } = await page('/directory')
  expect(status).toBe(200)
  expect(head).toContain('<link rel="canonical" href="https://portal.example/directory"/>')
  expect(body).toContain('30 business(es) found')
  expect(body).toContain('href="/sb/food-and-beverages/kokonut-oil-cooperative"')
  expect(body).toMatch(/<a[^>]*href="\/directory\?page=2"[^>]*>Load More<\/a>/)
  expect(body).not.toMatch(/<[^>]+ style=/)
})

test('without script the directory has filters for place and industry, its search all filters', async () => {
  const { body } = await page('/directory')
  expect(
    body.match(/<select[^>]* name="[a-z]+"/g)?.map((select) => /name="([a-z]+)"/.exec(select)?.[1]),
  ).toEqual(['sort', 'country', 'province', 'industry'])
  expect(body).toMatch(/<a[^>]* href="#filters"/)
  expect(body).toMatch(/<a[^>]* href="\/directory\/search"[^>]*>More filters</)
  const advanced = await page('/directory/search')
  expect(advanced.body).toContain('>Tourism &amp; Hospitality (8)</option>')
  expect(advanced.body).toMatch(/<input[^>]* name="open"[^>]* value="true"/)
  expect(advanced.body).not.toContain('More filters')
  expect(advanced.body).toMatch(/<form id="directory-filters"[^>]* action="\/directory\/search"/)
})

test.each([
  ['/directory?province=western', []],
  ['/directory?province=western&town=Gizo', ['Gizo']],
])('%s offers %j while towns are unknown', async (path, towns) => {
  const { body } = await page(path)
  expect(body).toContain('name="province"')
  const select = /<select[^>]* name="town".*?<\/select>/.exec(body)?.[0] ?? ''
  expect([...select.matchAll(/<option[^>]* value="([^"]+)"/g)].map(([, value]) => value)).toEqual(towns)
  expect(body.includes('All Towns')).toBe(towns.length > 0)
})

test('keeps settings without a control as hidden fields', async () => {
  const { body } = await page('/directory?page=2')
  expect(body).not.toContain('type="hidden"')
  const advanced = await page('/directory/search?view=list')
  expect(advanced.body.match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="view" value="list"/>',
  ])
})

test('renders the interpretation of a search on the server', async () => {
  const { body } = await page('/directory?search=oil')
  expect(body).toContain('No oil listed. These may help')
})

test('combined pages are rendered on the server', async () => {
  const { body } = await page('/directory?from=1&page=2')
  expect(body.match(/<article/g)).toHaveLength(2)
  expect(body.indexOf('Kokonut')).toBeLessThan(body.indexOf('Shop 2'))
})

test('does not dehydrate fields that cards don’t show', async () => {
  const { state } = await page('/directory')
  expect(state).toContain('Kokonut Oil Cooperative')
  expect(state).not.toContain('kokonut.example')
})

test('a profile is rendered with its reviews, current opening state and JSON-LD', async () => {
  const { status, head, body } = await page('/sb/food-and-beverages/kokonut-oil-cooperative')
  expect(status).toBe(200)
  expect(head).toContain('<title>Kokonut Oil Cooperative, Auki, Malaita | Pacific Business Portal</title>')
  expect(head + body).toContain('"@type":"LocalBusiness"')
  expect(body).toContain('The oil keeps for months and the boat was on time.')
  expect(body).toContain('Honiara time (UTC+11)')
})

test.each([
  ['/solomon-islands/food-and-beverages/kokonut-oil-cooperative', ''],
  ['/fj/other/kokonut-oil-cooperative?from=mail', '?from=mail'],
  ['/sb/food-and-beverages/old-name', ''],
])('%s redirects permanently to the canonical address', async (path, query) => {
  expect(await open(path)).toEqual({
    kind: 'redirect',
    status: 301,
    location: `/sb/food-and-beverages/kokonut-oil-cooperative${query}`,
  })
})

test('an unknown business is a 404, an expired one is noindex', async () => {
  const absent = await page('/sb/food-and-beverages/nobody')
  expect(absent.status).toBe(404)
  expect(absent.body).toContain('Business Not Found')
  const expired = await page('/sb/food-and-beverages/run-out')
  expect(expired.status).toBe(200)
  expect(expired.head).toContain('<meta name="robots" content="noindex"/>')
  expect(expired.body).toContain('This listing’s plan has ended. Renew now to reactivate your listing!')
  expect(expired.body).toContain('href="/upgrade?business=1"')
})

test('another spelling of an industry redirects permanently', async () => {
  expect(await open('/directory/industries/tourism-and-hospitality?view=list')).toEqual({
    kind: 'redirect',
    status: 301,
    location: '/directory/industries/tourism-hospitality?view=list',
  })
})

test.each([
  ['/solomon-islands', '/sb'],
  ['/SB', '/sb'],
  ['/malaita-province?sort=newest', '/malaita?sort=newest'],
  ['/sb/tourism--hospitality', '/sb/tourism-and-hospitality'],
  ['/fiji/handicrafts', '/fj/handicrafts'],
  ['/countries/Handicrafts', '/countries/handicrafts'],
  ['/countries/fj', '/countries/fiji'],
  ['/countries/malaita-province', '/malaita'],
])('%s redirects permanently to %s', async (path, location) => {
  expect(await open(path)).toEqual({ kind: 'redirect', status: 301, location })
})

test('paths are lower case', async () => {
  expect((await page('/DIRECTORY')).status).toBe(404)
})
