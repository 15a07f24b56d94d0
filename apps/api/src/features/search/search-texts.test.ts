// cspell:ignore bakry cofee yumi prawning kofi boulangerie
import { assert, asyncProperty, string } from 'fast-check'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { ask, found, newSearchPortal } from '#test/search-portal.ts'

test('returns understood places, each with the text without it', async () => {
  const portal = await newSearchPortal()
  const { understood } = await ask(portal, 'a guesthouse in Gizo')
  expect(understood).toMatchObject({
    words: ['guesthouse'],
    places: [
      {
        name: 'Gizo',
        kind: 'town',
        country: 'sb',
        province: 'western',
        typed: 'Gizo',
        without: 'a guesthouse',
      },
    ],
  })
})

test.each([
  ['hotel in gizo', ['hotel']],
  ['in auki', ['']],
  ['Gizo hotel', ['hotel']],
  ['bakery in Gizo and Munda', ['bakery and Munda', 'bakery in Gizo']],
])('“%s” without its place is %j', async (query, texts) => {
  const { understood } = await ask(await newSearchPortal(), query)
  expect(understood?.places.map(({ without }) => without)).toEqual(texts)
})

test.each([
  ['cofee', 'Hill Roast', 'coffee'],
  ['bakry', 'Bread Oven', 'bakery'],
  ['guest house', 'Harbour Rooms', undefined],
  ['kofi', 'Hill Roast', undefined],
  ['boulangerie', 'Bread Oven', undefined],
])('%s leads to %s', async (query, name, corrected) => {
  const portal = await newSearchPortal()
  const { businesses, understood, didYouMean } = await ask(portal, query)
  expect(businesses.items.map((item) => item.name)).toContain(name)
  expect(understood?.corrected).toEqual(corrected === undefined ? [] : [{ from: query, to: corrected }])
  expect(didYouMean).toBe(corrected)
})

test('matches other forms of words without correcting them', async () => {
  const portal = await newApp()
  const names = ['Town Taxi', 'Kiwi Farm', 'Gas Depot', 'Reading Kits', 'Training Room']
  await addListings(
    portal.store,
    ...names.map((name) => ({ name, category: 'Handicrafts', description: name })),
  )
  const first = async (query: string) => (await found(portal, query)).names[0]
  expect([await first('taxis'), await first('kiwis'), await first('gases')]).toEqual(names.slice(0, 3))
  for (const query of ['taxis', 'kiwis', 'gases', 'kneading', 'prawning'])
    expect((await ask(portal, query)).understood?.corrected).toEqual([])
})

test.each(['Best Buy', 'Near Me', 'Yumi', 'A & O', 'Top Need'])(
  'finds a name of stop words by itself: %s',
  async (name) => {
    const portal = await newSearchPortal()
    const description = 'The best place near you to buy what you need, all for me and yumi: a top or o.'
    await addListings(portal.store, { name, description: 'Nets.' }, { name: 'Net Loft', description })
    expect(await found(portal, name)).toMatchObject({ names: [name], total: 1, matchLevel: 1 })
  },
)

test('finds a name with stop words by these and by the other words', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'Rest of the Sea Bed and Breakfast', description: 'By the wharf.' },
    { name: 'Sea Breakfast and Bed', description: 'Linen and plates.' },
  )
  const first = async (query: string) => (await found(portal, query)).names[0]
  const name = 'Rest of the Sea Bed and Breakfast'
  expect([await first('of the'), await first('bed and breakfast')]).toEqual([name, name])
})

const NAMES_OF_EVERY_OBJECT = ['constructor', 'toString', 'hasOwnProperty', 'valueOf']

test('accepts any text', async () => {
  const portal = await newApp({ config: { rateLimitScale: 10_000 } })
  await addListings(portal.store, { name: 'Reef Store', description: 'Nets, "ropes" and OR.' })
  const texts = string({ unit: 'binary', maxLength: 200 })
  await assert(
    asyncProperty(texts, async (text) => {
      const { statusCode } = await portal.get(`/api/businesses?search=${encodeURIComponent(text)}`)
      expect([200, 400]).toContain(statusCode)
    }),
    { numRuns: 2_000, examples: [...NAMES_OF_EVERY_OBJECT, '__proto__'].map((name): [string] => [name]) },
  )
}, 120_000)

test('finds listings named like properties of every object', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    ...NAMES_OF_EVERY_OBJECT.map((name) => ({ name, description: `We are ${name}.` })),
  )
  for (const name of NAMES_OF_EVERY_OBJECT) expect((await found(portal, name)).names[0]).toBe(name)
})
