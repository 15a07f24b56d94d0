// cspell:ignore Ulawa pois
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { toExportedBusiness } from '#features/directory/exported.view.ts'
import type { Store } from '#db/engine/store.ts'
import { createFile, fixture, importFile, readListings } from '#test/import-file.ts'
import { newStore } from '#test/new-store.ts'
import type { RowOutcome } from './import.service.ts'
import { parseMapping } from './mapping.ts'

const FOLDER = fixture('field')
const field = (name: string) => join(FOLDER, name)
const FILES = readdirSync(FOLDER).filter(
  (name) => /\.(?:csv|json|geojson)$/.test(name) && name !== 'html-map.json',
)
const mapping = parseMapping(readFileSync(field('html-map.json'), 'utf8'))
const optionsOf = (name: string) => (name.startsWith('html-') ? { mapping } : {})

type Stored = ReturnType<typeof toExportedBusiness>

/** The listing of each row; null for a skipped row. */
async function imported(
  store: Store,
  name: string,
): Promise<{ outcome: RowOutcome; listing: Stored | null }[]> {
  const { outcomes } = await importFile(store, field(name), optionsOf(name))
  const bySlug = new Map((await readListings(store)).map((row) => [row.slug, toExportedBusiness(row)]))
  return outcomes.map((outcome) => ({ outcome, listing: bySlug.get(outcome.slug ?? '') ?? null }))
}

/** Every filled value of an object, with its path. */
const leaves = (value: unknown, path: readonly string[] = []): [string, unknown][] => {
  if (value === null || value === '') return []
  if (typeof value !== 'object' || Array.isArray(value)) return [[path.join('.'), value]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

/** The filled cells of each row, read independently of the importer. */
function filledCells(name: string): [string, unknown][][] {
  const text = readFileSync(field(name), 'utf8')
  if (name.endsWith('.json')) return (JSON.parse(text) as object[]).map((entry) => leaves(entry))
  if (name.endsWith('.geojson')) {
    const { features } = JSON.parse(text) as {
      features: { properties: object; geometry: { coordinates: unknown } }[]
    }
    return features.map(({ properties, geometry }) => [
      ...leaves(properties),
      ['geometry', geometry.coordinates],
    ])
  }
  const delimiter = text.startsWith('sep=') ? ';' : ','
  const rows = parse(text, { delimiter, relax_column_count: true, relax_quotes: true })
  const header = rows.findIndex((cells) => cells.includes('country'))
  return rows
    .slice(header + 1)
    .map((cells) =>
      cells
        .map((cell, at): [string, string] => [rows[header]?.[at] ?? '', cell])
        .filter(([, cell]) => cell !== ''),
    )
}

const digits = (value: unknown) => String(value).replace(/\D/g, '')
const plain = (value: unknown) => JSON.stringify(value)

/** Every number of a cell is in the listing or in a note. */
const hasNumbers = (cell: unknown, { phone }: Stored, notes: string): boolean =>
  [cell]
    .flat()
    .flatMap((text) => String(text).split(';'))
    .every((number) => digits(phone).endsWith(digits(number)) || notes.includes(number))

/** Whether a listing has the meaning of a cell. */
const MEANINGS: Readonly<Record<string, (cell: unknown, listing: Stored, notes: string) => boolean>> = {
  name: (cell, { name }) => name === String(cell),
  post_title: (cell, { name }) => name === String(cell).replace('&amp;', '&').replace('&#8217;', '’'),
  country: (cell, { country }) => country === cell,
  category: (cell, { category }) => category === [cell].flat()[0],
  town: (cell, { address }) => address === cell,
  city: (cell, { address }) => address === cell,
  'addr:city': (cell, { address }) => address === cell,
  'address.city': (cell, { address }) => address === cell,
  address: (cell, { address }) => address === cell,
  'addr:street': (cell, { directions }) => directions === cell,
  'address.street': (cell, { directions }) => directions === cell,
  slug: (cell, { slug }) => slug === cell,
  province: (_, { province }) => province !== null,
  phone: hasNumbers,
  'contact.phone': hasNumbers,
  'contact:phone': hasNumbers,
  email: (cell, { email }) => email === String(cell).toLowerCase(),
  'contact:email': (cell, { email }) => email === cell,
  website: (cell, { website }) => website !== null && plain(cell).includes(website),
  'contact:website': (cell, { website }) => website === cell,
  tags: (cell, { tags }) => tags.join() === cell,
  'hours.mon': (cell, { hours }) => plain(hours?.mon) === plain(cell),
  opening_hours: (cell, { hours }) =>
    cell === 'Mo-Fr 08:00-17:00; Sa 08:00-12:00; PH off' &&
    hours?.holidays?.length === 0 &&
    hours.sat?.length === 1,
  description: (cell, { description }) =>
    plain(cell).includes(description.split('\n')[0]?.split(' ')[0] ?? '?'),
}
const POINT_COLUMNS = /^(?:geometry|coordinates|latitude|longitude|lat|lng|(?:geo|location)\.\w+)$/

describe('real files', () => {
  it.each(FILES)('%s: every filled cell is stored with its meaning or named in the notes', async (name) => {
    const rows = (await imported(await newStore(), name)).filter(
      ({ outcome }) => !/above the header/.test(outcome.notes.join()),
    )
    const cells = filledCells(name)
    expect(rows).toHaveLength(cells.length)
    const silent = rows.flatMap(({ outcome, listing }, at) => {
      const notes = outcome.notes.join('\n')
      if (!listing) return outcome.notes.length > 0 ? [] : [`row ${outcome.row} was skipped without a reason`]
      return (cells[at] ?? [])
        .filter(([column, cell]) => {
          const isNamed = column !== '' && notes.includes(column)
          const isPoint = POINT_COLUMNS.test(column) && !column.endsWith('precision')
          const isPlaced = isPoint && (listing.latitude !== null || /coordinates|geometry|point/.test(notes))
          return !isNamed && !isPlaced && !(MEANINGS[column]?.(cell, listing, notes) ?? false)
        })
        .map(([column, cell]) => `row ${outcome.row}: ${column} ${plain(cell)}, notes: ${notes}`)
    })
    expect(silent).toEqual([])
  })

  it('geo-real-forms.csv: certain coordinates are stored, others are named', async () => {
    const rows = await imported(await newStore(), 'geo-real-forms.csv')
    const found = rows.map(({ outcome, listing }) => {
      const at =
        listing?.latitude == null ? 'none' : `${listing.latitude.toFixed(4)} ${listing.longitude?.toFixed(4)}`
      return [outcome.name, at, outcome.notes.join('; ')]
    })
    const GIZO = '-8.1000 156.8400'
    const SUVA = '-18.1400 178.4400'
    const NOUMEA = '-22.2700 166.4400'
    const swapped = 'coordinates: latitude and longitude were swapped'
    const outside = (text: string) => `coordinates left out: ${text}`
    expect(found).toEqual([
      ['Geo A', 'none', outside('0, 0 is not in Solomon Islands')],
      ['Geo B', GIZO, ''],
      ['Geo C', GIZO, swapped],
      ['Geo D', 'none', outside('51.5, -0.12 is not in Solomon Islands')],
      ['Geo E', '-16.8000 -179.9800', ''],
      ['Geo F', '-16.8000 -179.9800', ''],
      ['Geo G', SUVA, ''],
      ['Geo H', SUVA, swapped],
      ['Geo I', 'none', outside('18.14, 178.44 is not in Fiji; is -18.14, 178.44 meant?')],
      ['Geo J', 'none', outside('8.1, 156.84 is not in Solomon Islands; is -8.1, 156.84 meant?')],
      ['Geo K', GIZO, ''],
      ['Geo L', GIZO, ''],
      ['Geo M', GIZO, ''],
      ['Geo N', GIZO, ''],
      ['Geo O', GIZO, ''],
      ['Geo P', NOUMEA, ''],
      ['Geo Q', 'none', outside('-2227, 16644 is not in New Caledonia')],
      ['Geo R', NOUMEA, ''],
      ['Geo S', 'none', outside('0, 0 is not in Solomon Islands')],
      ['Geo T', 'none', outside('-17.73, -168.32 is not in Vanuatu; is -17.73, 168.32 meant?')],
    ])
  })

  it('province-names.csv: every name finds its province', async () => {
    const rows = await imported(await newStore(), 'province-names.csv')
    const expected = [
      ...Array.from({ length: 5 }, () => 'honiara'),
      ...Array.from({ length: 5 }, () => 'rennell-bellona'),
      ...Array.from({ length: 5 }, () => 'makira-ulawa'),
      ...Array.from({ length: 3 }, () => 'central'),
      ...Array.from({ length: 3 }, () => 'western'),
      ...Array.from({ length: 3 }, () => 'isabel'),
      'malaita',
      'guadalcanal',
      'temotu',
      'choiseul',
      'honiara',
      'honiara',
    ]
    expect(rows.map(({ listing }) => listing?.province)).toEqual(expected)
    expect(rows.flatMap(({ outcome }) => outcome.notes)).toEqual([])
  })

  it('nested.json: lists and objects are read, and values without a field are named', async () => {
    const rows = await imported(await newStore(), 'nested.json')
    const honiara = { latitude: -9.43, longitude: 159.95 }
    expect(rows.map(({ listing }) => listing)).toMatchObject([
      { name: 'Nested One', address: 'Mendana Avenue', phone: '+67722266', ...honiara },
      {
        address: 'Honiara',
        directions: 'Mendana Avenue',
        phone: '+67722266',
        tags: ['a', 'b'],
        website: 'https://a.example',
        hours: { mon: [['08:00', '17:00']] },
      },
      { category: 'Other', phone: '+67722266', email: 'a@b.co', ...honiara },
      { name: '123' },
      honiara,
      honiara,
      honiara,
    ])
    expect(rows.map(({ outcome }) => outcome.notes.join('; '))).toEqual([
      'not stored, for want of a field: location.precision',
      expect.stringMatching(/^phone: .*22357.* left out: a listing has one phone number$/) as string,
      '',
      '',
      '',
      '',
      '',
    ])
  })

  it('osm-pois.geojson: OpenStreetMap tags are read, and other geometries than points are named', async () => {
    const rows = await imported(await newStore(), 'osm-pois.geojson')
    const gizo = { latitude: -8.1, longitude: 156.84 }
    const none = { latitude: null, longitude: null }
    expect(rows.map(({ listing }) => listing)).toMatchObject([
      {
        ...gizo,
        address: 'Gizo',
        directions: 'Main St',
        phone: '+67760123',
        email: 'cafe@osm.example',
        website: 'https://osm.example',
        hours: {
          mon: [['08:00', '17:00']],
          fri: [['08:00', '17:00']],
          sat: [['08:00', '12:00']],
          holidays: [],
        },
      },
      { ...none, phone: '+67760123' },
      gizo,
      gizo,
      none,
      gizo,
      none,
    ])
    expect(rows.map(({ outcome }) => outcome.notes)).toMatchObject([
      [expect.stringContaining('7412345'), 'not stored, for want of a field: @id, amenity'],
      ['its geometry is not a point and was skipped', 'not stored, for want of a field: @id'],
      ['not stored, for want of a field: elevation of the point'],
      ['coordinates: latitude and longitude were swapped'],
      ['its point has no coordinates and was skipped'],
      [],
      ['coordinates left out: -904709.2, 17459349.1 is not in Solomon Islands'],
    ])
  })

  it('html-from-wordpress.csv: entities and tags become text', async () => {
    const rows = await imported(await newStore(), 'html-from-wordpress.csv')
    expect(rows.map(({ listing }) => listing)).toMatchObject([
      {
        name: 'Fish & Chips Gizo',
        address: 'Gizo',
        description: 'Welcome to our shop.\n- Fish\n- Chips',
        website: 'https://fish.example',
        phone: '+67760123',
      },
      {
        name: 'Mama’s Kitchen',
        description: 'Line one\nLine two – open daily',
        website: 'https://mama.example',
        phone: '+67760124',
      },
    ])
    expect(rows.flatMap(({ outcome }) => outcome.notes)).toEqual([])
  })

  it('slug-rerun.csv: a second import adds nothing, even after a rename and with a slug of the site', async () => {
    const store = await newStore()
    await importFile(store, field('slug-rerun.csv'))
    await store.write
      .insertInto('business_slugs')
      .values({ slug: 'old-moved-shop', business_id: 1 })
      .execute()
    await store.write.updateTable('businesses').set({ slug: 'moved-shop' }).execute()
    const again = await importFile(store, field('slug-rerun.csv'))
    expect(again.outcomes.map(({ notes }) => notes)).toEqual([['already there as old-moved-shop']])

    const reserved = createFile(
      'map.csv',
      'name,country,category,slug\nMap Shop,sb,Other,map\nFacet Shop,sb,Other,facets\n',
    )
    const first = await importFile(store, reserved)
    expect(first.outcomes.map(({ slug, notes }) => [slug, notes])).toEqual([
      ['business-map', ['slug: the site uses map itself, so it is business-map']],
      ['business-facets', ['slug: the site uses facets itself, so it is business-facets']],
    ])
    expect((await importFile(store, reserved)).imported).toBe(0)
  })

  it('names the slug of a listing whose own was taken by another row', async () => {
    const store = await newStore()
    const file = createFile(
      'a.csv',
      'name,country,category,slug\nMap Shop,sb,Other,\nOther,sb,Other,map-shop\n',
    )
    const { outcomes } = await importFile(store, file)
    expect(outcomes[1]).toMatchObject({
      slug: 'map-shop-2',
      notes: ['slug: map-shop is taken, so it is map-shop-2'],
    })
  })
})
