import type { GuideResult, Guide, SearchResults } from '@portal/domain/contract'
import { COUNTRIES, type CountryCode } from '@portal/domain/place'
import { expect, test } from 'vitest'
import { GUIDES, newApp } from '#test/new-app.ts'

const guideOf = (code: CountryCode) => GUIDES.find(({ country }) => country === code)

test.each(COUNTRIES)('$name has its guide, by code and by long name', async ({ code, fullCode }) => {
  const { get } = await newApp()
  const guide = (await get(`/api/guides/${code}`)).json<Guide>()
  expect(guide).toMatchObject({
    country: code,
    updatedOn: guideOf(code)?.updatedOn,
    licences: guideOf(code)?.licences,
  })
  expect((await get(`/api/guides/${fullCode}`)).json()).toEqual(guide)
})

test('returns 404 for a province or another country', async () => {
  const { get } = await newApp()
  for (const place of ['malaita', 'atlantis', '7']) {
    const response = await get(`/api/guides/${place}`)
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Guide not found' }])
    expect((await get(`/api/guides/${place}/download`)).statusCode).toBe(404)
  }
})

test.each(COUNTRIES)(
  'the guide of $name is one file with all its sections, under 300 KB',
  async ({ code, fullCode, name }) => {
    const { get } = await newApp({ config: { publicUrl: 'https://portal.example' } })
    const { download } = (await get(`/api/guides/${code}`)).json<Guide>()
    const file = await get(download.url)
    expect(file.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="doing-business-${fullCode}.html"`,
    })
    expect(file.rawPayload.length).toBe(download.size)
    expect(download.size).toBeLessThan(300_000)
    expect(file.body).toContain(`<h1>Doing business in ${name}</h1>`)
    expect([...file.body.matchAll(/<section id="([^"]*)">/g)].map(([, id]) => id)).toEqual([
      'doing-business',
      'regulations',
      'taxes',
      'grants',
      'chambers',
      'industries',
      'quiz',
      'contacts',
    ])
    expect(file.body).toContain(`https://portal.example/countries/${fullCode}`)
    expect(file.body).not.toMatch(/<(script|link|img|iframe)|@import|url\(|\[object|undefined/)
  },
)

test('finds parts of guides by all words, with an excerpt around the first', async () => {
  const { get } = await newApp()
  const find = async (q: string) =>
    (await get(`/api/search?q=${encodeURIComponent(q)}`)).json<SearchResults>().guides
  const [licence] = guideOf('fj')?.licences ?? []
  const { items, total } = await find(`fiji ${licence?.title ?? ''}`)
  expect(total).toBeGreaterThan(0)
  expect(items).toContainEqual(
    expect.objectContaining<Partial<GuideResult>>({
      path: '/countries/fiji/regulations-licences',
      kind: 'Country guide',
      title: 'Regulations and licences: Fiji',
    }),
  )
  expect(Math.max(...items.map(({ excerpt }) => excerpt.length))).toBeLessThanOrEqual(162)
  expect(await find('xylophone fiji')).toEqual({ total: 0, items: [] })
  expect(await find('')).toEqual({ total: 0, items: [] })
})
