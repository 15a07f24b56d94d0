// cspell:ignore Bonjour
import { describe, expect, it } from 'vitest'
import { importObject as one } from '#test/import-file.ts'

describe('a cell of somebody else’s file', () => {
  it.each(['N/A', 'none', 'TBA', 'TBC', '-', '?', 'null', '0'])(
    'has the placeholder %s, which is named and not stored',
    async (nothing) => {
      const fields = ['address', 'directions', 'description', 'ownerName', 'businessLicense']
      const { listing, notes } = await one(Object.fromEntries(fields.map((field) => [field, nothing])))
      expect(listing).toMatchObject({ address: null, directions: null, description: '', ownerName: null })
      expect(listing?.businessLicense).toBeNull()
      for (const field of fields)
        expect(notes).toContain(`${field}: ${JSON.stringify(nothing)} left out: it says that there is none`)
    },
  )

  it('has impossible days, which are named', async () => {
    const until = await one({ 'Closed Until': '2026-02-31' })
    expect(until.listing?.temporarilyClosedUntil).toBeNull()
    expect(until.notes).toEqual(['temporarilyClosedUntil left out: expected a day such as 2026-12-01'])
    const added = await one({ 'Date Added': '2026-02-31T10:00' })
    expect(added.notes).toEqual(['createdAt: expected a date such as 2026-11-20 or 2026-11-20T04:57:00Z'])
  })

  it('has a placeholder for the town or the country, and then another column counts', async () => {
    const { listing, notes } = await one({ town: 'N/A', address: 'Gizo', directions: '-' })
    expect(listing).toMatchObject({ address: 'Gizo', directions: null })
    expect(notes).toEqual([
      'directions: "-" left out: it says that there is none',
      'town left out: it says that there is none',
    ])
    expect((await one({ country: 'n/a' }, { country: 'fj' })).listing?.country).toBe('fj')
    expect((await one({ country: 'n/a' })).notes?.at(-1)).toBe('country: missing')
    expect((await one({ name: 'None', verified: 'no', rating: 'n/a' })).listing).toMatchObject({
      name: 'None',
      rating: null,
    })
  })

  it.each([
    ['{fish,chips}', ['fish', 'chips']],
    ['{"fresh fish",chips}', ['fresh fish', 'chips']],
    ['a:2:{i:0;s:4:"Fish";i:1;s:5:"Chips";}', ['Fish', 'Chips']],
    [`["Tom's", 'b']`, ["Tom's", 'b']],
    ['[fish, chips]', ['fish', 'chips']],
    ['"fish","chips, hot"', ['fish', 'chips, hot']],
    ["5\" pipes, rock 'n' roll", ['5" pipes', "rock 'n' roll"]],
    ['a,b;c', ['a', 'b', 'c']],
  ])('has tags as %s', async (tags, expected) => {
    const { listing, notes } = await one({ tags })
    expect([listing?.tags, notes]).toEqual([expected, []])
  })

  it('has tags in two columns with a list each', async () => {
    const { listing, notes } = await one({ tags: 'fish, n/a', keywords: '["chips"]', products: '-' })
    expect(listing?.tags).toEqual(['fish', 'chips'])
    expect(notes).toEqual([
      'tags: "n/a" left out: it says that there is none',
      'products left out: it says that there is none',
    ])
  })

  it.each([
    ['tags', '{"fish":1,"chips":2}'],
    ['tags', '{fish:1,chips:2}'],
    ['tags', 'a:1:{s:4:"fish";i:1;}'],
    ['description', '{"en":"Hello","fr":"Bonjour"}'],
    ['description', '[{"en":"Hello"}]'],
    ['ownerName', '{"first":"A","last":"B"}'],
  ])('has %s other than texts, which are named: %s', async (field, cell) => {
    const { listing, notes } = await one({ [field]: cell })
    expect(listing).toMatchObject({ tags: [], description: '', ownerName: null })
    expect(notes).toEqual([`${field}: ${cell.replace(/^\[(.*)\]$/, '$1')} left out: expected a text`])
  })

  it('has texts and an address as JSON in their cells', async () => {
    const { listing, notes } = await one({
      description: '["Line one","Line two"]',
      address: '{"street":"5 Scott St","city":"Suva"}',
    })
    expect(listing).toMatchObject({
      description: 'Line one\nLine two',
      address: 'Suva',
      directions: '5 Scott St',
    })
    expect(notes).toEqual([])
    const { listing: plain } = await one({ description: '[Closed for now]', address: '[1]' })
    expect(plain).toMatchObject({ description: '[Closed for now]', address: '[1]' })
  })
})
