import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCategorySlug } from '@portal/domain/business'
import { getPlan } from '@portal/domain/plan'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { repeated } from '#test/values.ts'
// Allows only the formats that the portal allows.
import '#media/resize.ts'
import { DEMO_FOLDER, readDemoData } from '../data/demo-data.ts'
import { createDemoBusinesses } from './demo-businesses.ts'
import { chooseGalleries } from './pictures.ts'

const data = readDemoData()
const businesses = createDemoBusinesses(data, Date.UTC(2026, 10, 20, 5))
const galleries = chooseGalleries(data.pictures, businesses)
const categories = Object.values(data.pictures.categories)
const pictures = categories.flatMap((category) => Object.keys(category.pictures))
const logos = [...new Set(categories.flatMap((category) => category.logos))]
const FOLDER = join(DEMO_FOLDER, 'pictures')
const MAX_BYTES = 60_000

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replace('.webp', ''))
    .sort()

test('every named picture and logo exists, and no other', () => {
  expect(repeated(pictures)).toEqual([])
  expect(filesIn(FOLDER)).toEqual([...pictures].sort())
  expect(filesIn(join(FOLDER, 'logos'))).toEqual(logos.sort())
})

test('at least 90 pictures differ; each can be decoded, is large enough and light', async () => {
  const sums = new Set<string>()
  for (const name of pictures) {
    const bytes = await readFile(join(FOLDER, `${name}.webp`))
    sums.add(createHash('sha256').update(bytes).digest('hex'))
    const { data: pixels, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([name, pixels.length > 0, info.width >= 1200, info.height >= 900]).toEqual([
      name,
      true,
      true,
      true,
    ])
    expect([name, bytes.length <= MAX_BYTES]).toEqual([name, true])
  }
  expect(sums.size).toBe(pictures.length)
  expect(sums.size).toBeGreaterThanOrEqual(90)
})

test('each category has pictures of its own, with a caption each', () => {
  for (const { pictures: own } of categories) expect(Object.keys(own).length).toBeGreaterThanOrEqual(5)
  const captions = categories.flatMap(({ pictures: own }) => Object.values(own))
  expect(repeated(captions)).toEqual([])
  expect(captions.filter((caption) => !/^[A-Z].*[^.]$/.test(caption))).toEqual([])
})

test('a business with a gallery shows 3 to 15 pictures and a logo, any other a cover or none', () => {
  const wrong = businesses.filter(({ record }, index) => {
    const { pictures: shown = [], logo = null } = galleries[index] ?? {}
    const plan = getPlan(record.subscriptionTier ?? 0)
    return plan.showsGallery
      ? shown.length < 3 || shown.length > plan.photos || logo === null
      : shown.length > 1 || logo !== null
  })
  expect(wrong.map(({ profile }) => profile.name)).toEqual([])
  const bare = galleries.filter(({ pictures: shown }) => shown.length === 0).length
  expect(bare).toBeGreaterThan(businesses.length / 10)
  expect(bare).toBeLessThan(businesses.length / 3)
})

test('a cover is of the business’s own category, and no gallery shows a picture twice', () => {
  const foreign = businesses.filter(({ record }, index) => {
    const [cover] = galleries[index]?.pictures ?? []
    return (
      cover && !(cover.file in (data.pictures.categories[getCategorySlug(record.category)]?.pictures ?? {}))
    )
  })
  expect(foreign.map(({ profile }) => profile.name)).toEqual([])
  expect(galleries.flatMap(({ pictures: shown }) => repeated(shown.map(({ file }) => file)))).toEqual([])
})

test('no picture is the cover of more than twice its share of a category', () => {
  const crowded = categories.flatMap(({ pictures: own }) => {
    const names = Object.keys(own)
    const covers = galleries.flatMap(({ pictures: [cover] }) =>
      cover && cover.file in own ? [cover.file] : [],
    )
    const limit = Math.ceil((2 * covers.length) / names.length)
    return names.filter((name) => covers.filter((cover) => cover === name).length > limit)
  })
  expect(crowded).toEqual([])
})

test('a trade of one country repeats no cover while the trade has pictures left', () => {
  const groups = Map.groupBy(businesses.keys(), (index) => {
    const { country, category } = businesses[index]?.record ?? {}
    return `${country} ${category}`
  })
  const repeats = [...groups.values()].flatMap((indexes) => {
    const covers = indexes.flatMap((index) => galleries[index]?.pictures[0]?.file ?? [])
    const own = categories.find(({ pictures: of }) => covers.some((cover) => cover in of))?.pictures ?? {}
    return covers.length <= Object.keys(own).length ? repeated(covers) : []
  })
  expect(repeats).toEqual([])
})

test('each centred picture exists', () => {
  expect(data.pictures.centred.filter((file) => !pictures.includes(file))).toEqual([])
})

test('two businesses have a video', () => {
  const shown = businesses.filter(({ record }) => record.videoUrl)
  expect(shown).toHaveLength(2)
  expect(shown.every(({ record }) => getPlan(record.subscriptionTier ?? 0).showsGallery)).toBe(true)
})
