// cspell:ignore Boulangeries Catégorie Secteur Vérifié Alizé alize Hôtel
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toExportedBusiness } from '#features/directory/exported.view.ts'
import { createFile, importFile, importObject as one, readListings } from '#test/import-file.ts'
import { newStore } from '#test/new-store.ts'
import { asRun } from '#test/run-end.ts'
import { parseMapping } from './mapping.ts'

describe('a cell of somebody else’s file', () => {
  it.each<[string, unknown]>([
    ['an object of days', { Monday: '8am-5pm', Sunday: 'Closed' }],
    [
      'openings with a beginning and an end',
      { mon: { open: '08:00', close: '17:00' }, sun: { closed: true } },
    ],
    [
      'a list of days',
      [
        { day: 'Monday', open: '08:00', close: '17:00' },
        { day: 'Sunday', closed: true },
      ],
    ],
    ['schema.org', [{ dayOfWeek: ['https://schema.org/Monday'], opens: '08:00', closes: '17:00' }, 'Su off']],
    ['text in a list', ['Mo 08:00-17:00', 'Su off']],
  ])('has hours as %s', async (_, hours) => {
    const { listing, notes } = await one({ hours })
    expect(listing?.hours).toEqual({ mon: [['08:00', '17:00']], sun: [] })
    expect(notes).toEqual([])
  })

  it('may hold several websites: profiles go to their networks, the others are named', async () => {
    const { listing, notes } = await one({
      website: 'www.a.example / https://facebook.com/a, https://b.example https://tiktok.com/@a',
    })
    expect(listing).toMatchObject({
      website: 'https://www.a.example',
      socialMedia: { facebook: 'https://facebook.com/a' },
    })
    expect(notes?.join('\n')).toContain('"https://b.example" left out: a listing has one website')
    expect(notes?.join('\n')).toContain('tiktok.com')
  })

  it.each([',', ';', ' | ', ' ', ', ', ' / '])('may hold addresses with %j between them', async (between) => {
    const { listing, notes } = await one({
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'].join(between),
      website: ['https://a.example/x', 'https://facebook.com/a'].join(between),
      twitter: ['https://x.com/a', 'https://x.com/b'].join(between),
    })
    expect(listing).toMatchObject({
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      website: 'https://a.example/x',
      socialMedia: { facebook: 'https://facebook.com/a', twitter: 'https://x.com/a' },
    })
    expect(notes?.join('\n')).toContain('"https://x.com/b" left out')
  })

  it.each([
    'a.example;b.example',
    'a.example,b.example',
    'a.example/shop;b.com',
    'a.example/shop,www.b.example',
  ])('may hold websites without a space between them: %s', async (website) => {
    const { listing, notes } = await one({ website })
    expect(listing?.website).toMatch(/^https:\/\/a\.example(?:\/shop)?$/)
    expect(notes?.join()).toMatch(/"https:\/\/(?:www\.)?b\.\w+" left out: a listing has one website/)
  })

  it('keeps semicolons and commas in the path of an address', async () => {
    const images = 'https://a.example/a;b.jpg; https://a.example/c,d.jpg'
    const { listing, notes } = await one({ images })
    expect(listing?.images).toEqual(['https://a.example/a;b.jpg', 'https://a.example/c,d.jpg'])
    expect(notes).toEqual([])
  })

  it('is a profile only if it is a name or an address on its network', async () => {
    const profileOf = async (facebook: unknown) => {
      const { listing, notes } = await one({ facebook })
      return [listing?.socialMedia.facebook, notes?.join()]
    }
    const refused = (text: string) => [
      undefined,
      `facebook left out: expected a name on the network, or the address of a page there, not "${text}"`,
    ]
    expect(await profileOf('instagram.com/x')).toEqual(refused('instagram.com/x'))
    expect(await profileOf('Find us on Facebook')).toEqual(refused('Find us on Facebook'))
    expect(await profileOf('facebook.com/x')).toEqual(['https://facebook.com/x', ''])
    expect(await profileOf('lagoon.timber')).toEqual(['lagoon.timber', ''])
    expect(await profileOf('https://facebook.com/x,@y')).toEqual([
      'https://facebook.com/x',
      'facebook: "@y" left out: a listing has one',
    ])
    for (const two of ['@abc / @def', '@abc;@def', '@abc, @def', '@abc @def'])
      expect(await profileOf(two)).toEqual(['@abc', 'facebook: "@def" left out: a listing has one'])
  })

  it('may hold file names and placeholders, which are named and not stored', async () => {
    const { listing, notes } = await one({ images: 'shop.jpg', facebook: 'n/a', level: '2', stars: '3' })
    expect(listing).toMatchObject({ images: [], subscriptionTier: 0, rating: null })
    expect(listing?.socialMedia).not.toHaveProperty('facebook')
    for (const cell of ['shop.jpg', 'facebook', 'level', 'stars']) expect(notes?.join('\n')).toContain(cell)
  })

  it('may hold several phones and emails: the first is stored, the others are named', async () => {
    const { listing, notes } = await one({
      phone: '21234.0 or 677 7412345',
      Mobile: 22222,
      email: 'a@a.example, b@b.example',
    })
    expect(listing).toMatchObject({ phone: '+67721234', email: 'a@a.example' })
    expect(notes).toEqual([
      'phone: "677 7412345" left out: a listing has one phone number',
      'phone: "22222" left out: a listing has one phone number',
      'email: "b@b.example" left out: a listing has one email address',
    ])
  })

  it.each<[unknown, string | null, string[]]>([
    ['Fax: 21235 / Tel: 21234', '+67721234', ['Fax: 21235']],
    ['21235 (fax); 21234', '+67721234', ['21235 (fax)']],
    [
      [
        { type: 'fax', number: '21235' },
        { type: 'mobile', number: 7412345 },
      ],
      '+6777412345',
      ['Fax: 21235'],
    ],
    [[{ type: ['WORK', 'FAX'], value: '21235' }, '21234'], '+67721234', ['Fax: 21235']],
    [[{ phone: '21234', fax: '21235' }], '+67721234', ['Fax: 21235']],
    [{ type: 'fax', number: '21235' }, null, ['it is a fax number']],
    [[{ fax: '21235', office: '21236' }, '21234'], '+67721234', ['Fax: 21235', '21236']],
    [[{ href: 'tel:21234' }], '+67721234', []],
    ['Fax: 21235', null, ['it is a fax number']],
    ['21234-5', '+67721234', ['"-5"']],
    ['3301234/36', '+6773301234', ['"36"']],
    ['330.1234.0', '+6773301234', ['".0"']],
  ])('is a phone only if it is no fax and no range: %j', async (phone, stored, named) => {
    const { listing, notes } = await one({ phone })
    expect(listing?.phone ?? null).toBe(stored)
    expect(notes).toHaveLength(named.length)
    for (const part of named) expect(notes?.join()).toContain(part)
  })

  it('may hold pictures in HTML, and a wrong one does not take the others with it', async () => {
    const { listing, notes } = await one({
      images: ['<img src="https://a.example/1.jpg">', { url: 'https://a.example/2.jpg' }, 'file://3.jpg'],
    })
    expect(listing?.images).toEqual(['https://a.example/1.jpg', 'https://a.example/2.jpg'])
    expect(notes?.join()).toContain('"file://3.jpg" left out')
  })

  it('has coordinates in one cell, in an object or as X and Y', async () => {
    const at = { latitude: -9.43, longitude: 159.95 }
    for (const cells of [
      { GPS: '-9.43, 159.95' },
      { location: `9°25'48"S 159°57'E` },
      { X: 159.95, Y: -9.43 },
    ]) {
      const { listing, notes } = await one(cells)
      expect([listing?.latitude, listing?.longitude?.toFixed(2)]).toEqual([at.latitude, '159.95'])
      expect(notes).toEqual([])
    }
  })

  it.each<[string, Record<string, unknown>]>([
    ['columns', { Address: '5 Scott Street', City: 'Suva' }],
    ['an object', { location: { address: '5 Scott Street', city: 'Suva' } }],
    [
      'schema.org',
      { address: { streetAddress: '5 Scott Street', addressLocality: 'Suva', addressCountry: 'FJ' } },
    ],
  ])('has the street beside the town as directions: %s', async (_, cells) => {
    const { listing, notes } = await one({ country: 'Fiji', ...cells })
    expect(listing).toMatchObject({ address: 'Suva', directions: '5 Scott Street' })
    expect(notes?.join()).not.toMatch(/street/i)
  })

  it('keeps angle brackets and ampersands outside HTML', async () => {
    const { listing } = await one({
      name: 'R&R <Gizo> & Sons',
      description: 'a < b > c &amp; d <b>bold</b> <unknown>',
    })
    expect(listing).toMatchObject({ name: 'R&R <Gizo> & Sons', description: 'a < b > c & d bold <unknown>' })
  })

  it('is named if it is a foreign province, an unplayable video, or reviews without a rating', async () => {
    const { notes } = await one({
      country: 'PNG',
      province: 'Morobe',
      video: 'https://a.example/',
      reviews: 3,
    })
    expect(notes).toEqual([
      'province left out: "Morobe": listings of Papua New Guinea have none',
      'videoUrl left out: expected a video on YouTube or Vimeo, or an MP4 or WebM file',
      'reviewCount left out: there is no rating',
    ])
  })

  it('is named by its column if no field uses it, unless the mapping file ignores it', async () => {
    const column = fc.stringMatching(/^zz[a-z]{1,8}$/)
    const cell = fc.oneof(fc.stringMatching(/^[a-z]{1,9}$/), fc.integer(), fc.boolean(), fc.constant(['x']))
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(column, cell, { minKeys: 1, maxKeys: 4 }),
        asRun(async (cells) => {
          const names = Object.keys(cells)
          expect((await one(cells)).notes).toEqual([`not stored, for want of a field: ${names.join(', ')}`])
          const mapping = parseMapping(JSON.stringify({ ignored: names }))
          expect((await one(cells, { mapping })).notes).toEqual([])
        }),
      ),
      { numRuns: 8 },
    )
  })
})

describe('a file of another directory', () => {
  it('has lists in JSON or Python syntax in its cells', async () => {
    const csv = `name,country,category,tags,images,hours
Shop,sb,Other,"[""fresh bread"", ""cakes""]","['https://a.example/1.jpg', 'https://a.example/2.jpg']","{""mon"":""08:00-17:00""}"`
    const store = await newStore()
    const { outcomes } = await importFile(store, createFile('a.csv', csv))
    const [row] = await readListings(store)
    expect(outcomes[0]?.notes?.filter((note) => !note.startsWith('images'))).toEqual([])
    expect(row && toExportedBusiness(row)).toMatchObject({
      tags: ['fresh bread', 'cakes'],
      hours: { mon: [['08:00', '17:00']] },
    })
  })

  it.each([
    ['Hotel', 'Tourism & Hospitality'],
    ['Boulangeries', 'Food & Beverages'],
    ['Shops > Bakery', 'Food & Beverages'],
  ])('has the trade %s, which is listed under %s with a note', async (trade, category) => {
    const { listing, notes } = await one({ category: trade })
    expect(listing?.category).toBe(category)
    expect(notes?.join('\n')).toContain(`is listed under ${category}`)
  })

  it.each([
    ['Active', 'approved'],
    ['Published', 'approved'],
    ['Draft', 'pending'],
  ])('has the status %s, which becomes %s', async (status, expected) => {
    const { listing } = await one({ status })
    expect(listing?.status).toBe(expected)
  })

  it('has French headers and values', async () => {
    const csv = `Nom;Pays;Secteur;Commune;Portable;Courriel;Vérifié
Alizé;Nouvelle-Calédonie;Hôtel;Koné;75 12 34;a@example.nc;Non`
    const store = await newStore()
    const { outcomes } = await importFile(store, createFile('a.csv', csv))
    const [row] = await readListings(store)
    expect(outcomes[0]?.slug).toBe('alize')
    expect(row && toExportedBusiness(row)).toMatchObject({
      name: 'Alizé',
      country: 'nc',
      category: 'Tourism & Hospitality',
      phone: '+687751234',
      email: 'a@example.nc',
    })
  })

  it.each(['businesses', 'data', 'features'])('is one object with a list of %s', async (key) => {
    const store = await newStore()
    const { outcomes } = await importFile(
      store,
      createFile(
        'a.json',
        JSON.stringify({ total: 1, [key]: [{ name: 'Shop', country: 'sb', category: 'Other' }] }),
      ),
    )
    expect(outcomes.map(({ name }) => name)).toEqual(['Shop'])
  })

  it('has the category in another column if the first one is empty', async () => {
    const csv = 'Secteur;Nom;Pays;Catégorie\nElectronics;Shop;NC;\nOther;Second;NC;Electronics'
    const store = await newStore()
    const { outcomes } = await importFile(store, createFile('a.csv', csv))
    expect((await readListings(store)).map(({ category }) => category)).toEqual([
      'Electronics',
      'Electronics',
    ])
    expect(outcomes.map(({ notes }) => notes)).toEqual([[], ['not stored, for want of a field: Secteur']])
  })

  it('has placeholders for missing tags', async () => {
    const { listing } = await one({ tags: 'n/a; -' })
    expect(listing?.tags).toEqual([])
  })
})
