// cspell:ignore combien coûte annonce
import type { SearchResults } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { syncEditorial } from '#features/content/editorial/editorial.service.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

async function newSite(): Promise<TestApp> {
  const portal = await newApp()
  await syncEditorial(portal.store, { publicUrl: 'http://localhost:3000', now: NOW })
  await addListings(
    portal.store,
    { name: 'Reef Rooms', description: 'A guesthouse of six rooms.', address: 'Gizo' },
    {
      name: 'Ledger House',
      country: 'fj',
      province: null,
      description: 'Accountants for taxes.',
      address: 'Suva',
    },
    { name: 'Long Haul', category: 'Logistics & Shipping', description: 'Logistics and freight.' },
  )
  return portal
}

const ask = async ({ get }: TestApp, q: string): Promise<SearchResults> =>
  (await get(`/api/search?q=${encodeURIComponent(q)}`)).json()

const DAY_91 = '/pricing/faqs#what-happens-on-day-91-when-the-trial-ends'
const HOW_IT_ENDS = '/pricing/free#how-it-ends'

test('questions are answered by the pages of the site and their parts, the best first', async () => {
  const portal = await newSite()
  const expected: [q: string, paths: string[]][] = [
    ['what happens on day 91', [DAY_91, HOW_IT_ENDS]],
    ['what happens on day 91 of the trial', [DAY_91, HOW_IT_ENDS]],
    ['when does my trial end', [DAY_91, HOW_IT_ENDS]],
    ['day 76', ['/pricing/how-it-works#3-the-90-days']],
    ['day 83', ['/pricing/how-it-works#3-the-90-days']],
    ['day 90', ['/help#what-happens-when-the-90-days-are-over']],
    ['How much does it cost?', ['/pricing']],
    ['combien coûte une annonce', ['/pricing']],
    ['how do I list my shop', ['/register-business', '/help#how-do-i-list-my-business']],
    ['forgot password', ['/help#i-forgot-my-password-what-now']],
    ['refund', ['/help#how-do-i-get-my-money-back']],
    ['can I pay by bank transfer', ['/pricing/faqs#how-can-i-pay']],
    ['how to export kava', ['/resources/export-kava']],
    [
      'register a business in fiji',
      ['/resources/register-a-business-fiji', '/countries/fiji/doing-business'],
    ],
  ]
  for (const [q, paths] of expected) {
    const { answers } = await ask(portal, q)
    expect([q, answers.slice(0, paths.length).map(({ path }) => path)]).toEqual([q, paths])
  }
})

test('an answer has the sentences that say most about the question', async () => {
  const portal = await newSite()
  const [first, second] = (await ask(portal, 'what happens on day 91')).answers
  expect(first).toMatchObject({
    kind: 'Pricing FAQs',
    excerpt: expect.stringMatching(/^Without a paid plan, your listing leaves/),
  })
  expect(second).toMatchObject({
    title: 'How it ends',
    kind: 'Free Trial',
    excerpt: expect.stringMatching(/on day 91 the listing leaves the directory/),
  })
  const [reminder] = (await ask(portal, 'day 83')).answers
  expect(reminder?.excerpt).toMatch(/^83: The second reminder by email: one week is left\./)
})

test('the whole title of a page comes before everything else', async () => {
  const portal = await newSite()
  const expected = [
    ['free trial', '/pricing/free'],
    ['privacy policy', '/legal/privacy'],
    ['contact', '/contact'],
    ['Contact us', '/contact'],
    ['terms', '/legal/terms'],
    ['sign in', '/auth/sign-in'],
    ['contact support', '/support'],
    ['compare countries', '/countries/compare'],
  ]
  for (const [q = '', path] of expected)
    expect([q, (await ask(portal, q)).answers[0]?.path]).toEqual([q, path])
})

test('a topic with a country is answered by the guide of that country', async () => {
  const portal = await newSite()
  const expected = [
    ['taxes in Fiji', '/countries/fiji/taxes-duties'],
    ['customs duty Vanuatu', '/countries/vanuatu/taxes-duties'],
    ['business licence vanuatu', '/countries/vanuatu/regulations-licences'],
    ['grants in solomon islands', '/countries/solomon-islands/grants-tenders'],
    ['chamber of commerce png', '/countries/papua-new-guinea/chambers-associations'],
    ['doing business in New Caledonia', '/countries/new-caledonia/doing-business'],
  ]
  for (const [q = '', path] of expected)
    expect([q, (await ask(portal, q)).answers[0]?.path]).toEqual([q, path])
})

test('a topic without a country leads to the guides of all countries', async () => {
  const portal = await newSite()
  const expected = [
    ['import duty', 'Taxes and duties', 'taxes-duties'],
    ['chamber of commerce', 'Chambers and associations', 'chambers-associations'],
    ['what are the tax rates?', 'Taxes and duties', 'taxes-duties'],
  ]
  for (const [q = '', title, part] of expected) {
    const { answers, guides } = await ask(portal, q)
    expect([q, answers[0]?.title, answers[0]?.countries?.map(({ path }) => path)]).toEqual([
      q,
      title,
      ['solomon-islands', 'fiji', 'papua-new-guinea', 'new-caledonia', 'vanuatu'].map(
        (country) => `/countries/${country}/${part}`,
      ),
    ])
    expect(guides.items.filter(({ path }) => path.endsWith(`/${part}`))).toEqual([])
  }
  const named = (await ask(portal, 'import duty fiji')).answers
  expect(named.flatMap(({ countries = [] }) => countries)).toEqual([])
})

test('two or three countries lead to their comparison', async () => {
  const portal = await newSite()
  for (const q of ['compare Fiji and Vanuatu', 'Vanuatu vs Fiji', 'fiji or vanuatu'])
    expect((await ask(portal, q)).answers).toEqual([
      expect.objectContaining({
        title: 'Compare Fiji and Vanuatu',
        path: '/countries/compare?countries=fj,vu',
      }),
    ])
  expect((await ask(portal, 'hotels in Fiji and Vanuatu')).answers).toEqual([])
})

test('a text that names a trade or a business has no answers', async () => {
  const portal = await newSite()
  for (const q of [
    'guesthouse gizo',
    'where is the best guesthouse in gizo',
    'logistics',
    'accountant suva',
    'boat repair in Auki',
    'Reef Rooms',
    'fiji',
    'shop',
    '',
  ])
    expect([q, (await ask(portal, q)).answers]).toEqual([q, []])
})

test('a guide among the answers is not repeated below', async () => {
  const { answers, guides } = await ask(await newSite(), 'free trial')
  expect(answers.map(({ path }) => path)).toContain('/pricing/free')
  expect(guides.items.map(({ path }) => path)).not.toContain('/pricing/free')
})
