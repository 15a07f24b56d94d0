// cspell:ignore travaux publics Koné énergie solaire energie airconditioning nukualofa childrens vodaphone tooyta Lavinia oreal
// cspell:ignore ร้านอาหารไทย อาหาร ร้าน ไทย
import type { SearchResults, Suggestion } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { aCourse, aJob, anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { addListings } from '#test/listings.ts'
import { newApp, type TestApp } from '#test/new-app.ts'
import { ask, found } from '#test/search-portal.ts'

const LISTS = ['news', 'events', 'tenders', 'jobs', 'courses'] as const

/** Content of every kind with nothing but a title. */
const ofEveryKind = (title: string) => [
  anArticle({ title }),
  anEvent({ title }),
  aTender({ title }),
  aJob({ title }),
  aCourse({ title }),
]

/** The lists, and groups of a search page, that don't show a title for a typed text. */
async function missing(portal: TestApp, typed: string, title: string): Promise<string[]> {
  const lost: string[] = []
  for (const list of LISTS) {
    const items = (await portal.get(`/api/${list}?search=${encodeURIComponent(typed)}`)).json<
      { title: string }[]
    >()
    if (!items.some((item) => item.title === title)) lost.push(`/api/${list}: ${typed}`)
  }
  const results = await ask(portal, typed)
  for (const group of ['news', 'events', 'tenders'] as const)
    if (!results[group].items.some((item) => item.title === title)) lost.push(`${group}: ${typed}`)
  return lost
}

const TITLES: readonly (readonly [title: string, ...typed: string[]])[] = [
  ['Batteries for solar lamps', 'batteries', 'battery', 'Batteries for'],
  ['Women who weave', 'women', 'woman', 'women who'],
  ['Land and the people', 'people', 'the people'],
  ['Companies that plant trees', 'companies', 'company'],
  ['Knives, shelves and loaves', 'knives', 'knife', 'loaves', 'loaf'],
  ['Travaux publics à Koné', 'travaux', 'travaux publics', 'travail'],
  ['Énergie solaire', 'énergie', 'energie', 'Énergie solaire'],
  ['Census 2026 begins', 'census', 'Census 2026', '2026', '2026 begins'],
  ['Wharf, Phase 2', 'Phase 2', 'wharf phase'],
  ['After COVID-19', 'COVID-19', 'covid 19', 'covid19', 'covid'],
  ['News by e-mail', 'e-mail', 'email', 'e mail'],
  ['News by e-mail for 2027', 'email for', 'for 2027'],
  ['Email lessons', 'e-mail', 'email'],
  ['A co-op of growers', 'co-op', 'coop'],
  ['Coop growers', 'co-op', 'coop'],
  ['The S.D.A. school', 'SDA', 'sda', 'S.D.A.', 's.d.a'],
  ['The SDA school', 'S.D.A.', 'sda'],
  ['Air-conditioning repairs', 'air conditioning', 'air-conditioning', 'airconditioning'],
  ['Air conditioning repairs', 'air-conditioning', 'air conditioning'],
  ['Nuku’alofa ferry', "nuku'alofa", 'nukualofa'],
  ['Children’s books', 'children', 'childrens', 'children’s'],
  ['中国建设银行', '中国', '建设', '国建设', '行', '中国建设银行'],
  ['東京ラーメン屋', 'ラーメン', '東京', 'ラーメン屋', 'メン'],
  ['ガラス工房', 'ガラス', '工房', 'ラス'],
  ['ร้านอาหารไทย', 'อาหาร', 'ไทย', 'ร้าน'],
  ['한국 식당', '한국', '식당'],
  ['한국식당', '한국', '식당', '한국식당'],
  ['The No.1 tailor', 'no1', 'No.1', 'no 1', 'No1 tailor'],
  ['L’Oréal for hair', 'loréal', 'oréal', 'LOréal', 'l’oreal'],
  ['Crises and their analyses', 'crisis', 'analysis', 'crises'],
]

test.each(TITLES)('finds “%s” in every list by %s', async (title, ...typed) => {
  const portal = await newApp({ config: { rateLimitScale: 1000 } })
  await publish(portal.store, ...ofEveryKind(title), ...ofEveryKind('Something else'))
  await addListings(portal.store, { name: 'Kava Bar' })
  const lost: string[] = []
  for (const text of typed) lost.push(...(await missing(portal, text, title)))
  expect(lost).toEqual([])
})

test.each(TITLES)('finds a business called “%s” by %s', async (name, ...typed) => {
  const portal = await newApp({ config: { rateLimitScale: 1000 } })
  await addListings(portal.store, { name, description: 'Open.' }, { name: 'Kava Bar', description: 'Kava.' })
  await publish(portal.store, anArticle({ title: 'Something else' }))
  const lost: string[] = []
  for (const text of typed) {
    const { names, matchLevel } = await found(portal, text)
    if (names[0] !== name || (matchLevel ?? 5) > 2) lost.push(text)
  }
  expect(lost).toEqual([])
})

test.each([
  ['中国建设银行', ['中国', '建设', '国建设', '中国建设银行']],
  ['ร้านอาหารไทย', ['อาหาร', 'ไทย']],
  ['S.D.A. Bookshop', ['sda', 'S.D.A', 'S.D.A.']],
  ['Gizo Co-op', ['coop', 'co-op', 'gizo coop']],
])('suggests %s for %j', async (name, typed) => {
  const portal = await newApp()
  await addListings(portal.store, { name })
  for (const text of typed) {
    const response = await portal.get(`/api/search/suggestions?q=${encodeURIComponent(text)}`)
    expect([text, response.json<Suggestion[]>().map(({ label }) => label)]).toEqual([
      text,
      expect.arrayContaining([name]),
    ])
  }
})

test('finds a description by other spellings of its words', async () => {
  const portal = await newApp()
  await addListings(portal.store, {
    name: 'Reef Store',
    description: 'Lamps. Write an e-mail to us. 中国建设.',
  })
  for (const typed of ['email', 'e-mail', '建设'])
    expect([typed, (await found(portal, typed)).names]).toEqual([typed, ['Reef Store']])
})

test.each([
  'Hotel',
  'Gizo',
  'Gizo Hotel',
  'Company Store',
  'Hotel for Fish',
  'The Best',
  'Bed and Breakfast Place',
])('ranks a business called %s first', async (name) => {
  const portal = await newApp()
  const others = Array.from({ length: 30 }, (_, at) => ({
    name: `${name} Number ${at}`,
    category: 'Tourism & Hospitality',
    address: 'Gizo',
    province: 'western' as const,
    phone: '+67774123',
    website: 'https://example.com',
    isVerified: true,
    rating: 5,
    reviewCount: 20,
    description: `${name}. A hotel, the best place for bed and breakfast, with fish in Gizo.`,
  }))
  await addListings(portal.store, { name, address: 'Auki', description: 'Nets.' }, ...others)
  const { businesses } = await ask(portal, name)
  const list = await portal.get(`/api/businesses?search=${encodeURIComponent(name.toLowerCase())}`)
  const suggested = await portal.get(`/api/search/suggestions?q=${encodeURIComponent(name)}`)
  expect([
    businesses.items[0]?.name,
    list.json<{ name: string }[]>()[0]?.name,
    suggested.json<Suggestion[]>()[0]?.label,
  ]).toEqual([name, name, name])
})

test.each([
  ['dhl', 'dal'],
  ['anz', 'ant'],
  ['bsp', 'btp'],
  ['vodafone', 'vodaphone'],
  ['toyota', 'tooyta'],
])('%s is offered the correction %s, which is not applied', async (typed, other) => {
  const portal = await newApp()
  await addListings(portal.store, { name: `House of ${other}`, description: `All about ${other}.` })
  const results: SearchResults = await ask(portal, typed)
  expect(results.understood).toMatchObject({ words: [typed], corrected: [] })
  expect(results.didYouMean?.toLowerCase()).toBe(other.toLowerCase())
  expect(results.businesses.items).toEqual([])
})

test('searches the details of tenders, jobs, courses and articles', async () => {
  const portal = await newApp()
  await publish(
    portal.store,
    aTender({
      details: {
        eligibility: 'Registered weavers',
        lots: [{ title: 'Pandanus', description: 'Rolled mats' }],
        documents: [{ title: 'Drawings of the hall', url: 'https://example.com/d.pdf' }],
        howToSubmit: 'By courier',
      },
    }),
    aJob({ details: { requirements: 'A boatswain’s certificate', howToApply: 'By telegram' } }),
    aCourse({ details: { howToEnrol: 'Ask the sacristan', duration: 'A fortnight', mode: 'Online' } }),
    anArticle({ details: { author: 'Lavinia Quill', picture: { alt: 'A lighthouse', caption: 'Rotuma' } } }),
  )
  const lost: string[] = []
  for (const [list, typed] of Object.entries({
    tenders: ['weavers', 'pandanus', 'rolled mats', 'drawings', 'courier'],
    jobs: ['boatswain', 'telegram'],
    courses: ['sacristan', 'fortnight', 'online'],
    news: ['Lavinia', 'lighthouse', 'Rotuma'],
  }))
    for (const text of typed) {
      const items = (await portal.get(`/api/${list}?search=${encodeURIComponent(text)}`)).json<object[]>()
      if (items.length !== 1) lost.push(`${list}: ${text}`)
    }
  expect(lost).toEqual([])
})

test.each([
  ['Gizo Co-op', ['coop', 'co-op', 'gizo co-op', 'Gizo']],
  ['Gizo Coop', ['coop', 'co-op']],
  ['S.D.A. Bookshop', ['sda', 'S.D.A.']],
  ['Women of Batteries', ['women', 'batteries']],
  ['中国建设', ['建设', '中国']],
])('administrators find %s in their lists by %j', async (name, typed) => {
  const portal = await newApp()
  await addListings(portal.store, { name }, { name, status: 'pending' })
  await publish(portal.store, anArticle({ title: name }))
  const admin = await portal.signIn('admin')
  const lost: string[] = []
  for (const text of typed)
    for (const list of ['businesses', 'queue', 'content']) {
      const response = await portal.get(`/api/admin/${list}?search=${encodeURIComponent(text)}`, admin)
      if (response.json<{ total: number }>().total === 0) lost.push(`${list}: ${text}`)
    }
  expect(lost).toEqual([])
})
