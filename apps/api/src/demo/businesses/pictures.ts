import { getCategorySlug } from '@portal/domain/business'
import { getPlan } from '@portal/domain/plan'
import type { Pictures } from '../data/pictures.ts'
import { createSeededRandom, type Random } from '../random.ts'
import type { DemoBusiness } from './demo-businesses.ts'

/** A file in `pictures` with its caption. */
export interface DemoPicture {
  readonly file: string
  readonly caption: string
  /** Whether its subject is in the middle; else it is in the lower half. */
  readonly isCentred: boolean
}

/** The pictures of a business. */
export interface DemoGallery {
  /** The cover first; empty for a business without photos. */
  readonly pictures: readonly DemoPicture[]
  /** A file in `pictures/logos`. */
  readonly logo: string | null
}

/** The share of businesses without a gallery that have a cover. */
const COVER_SHARE = 0.7
/** The minimum number of pictures in a gallery. */
const MIN_PICTURES = 3
/** The weight of a matching word. */
const WORD_WEIGHT = 1.5
/** The weight of each use of a picture as a cover. */
const USE_WEIGHT = 1
/** The further weight of each use in the same plan or country: above several words, since lists show those side by side. */
const NEIGHBOUR_WEIGHT = 6

/** Chooses the pictures of each business, in the order of the businesses; always the same for the same businesses. */
export function chooseGalleries(pictures: Pictures, businesses: readonly DemoBusiness[]): DemoGallery[] {
  const covers = new Map<string, number>()
  return businesses.map((business) => {
    const gallery = chooseGallery(pictures, business, covers)
    const [cover] = gallery.pictures
    if (cover) {
      for (const key of [cover.file, ...listKeysNearby(cover.file, business.record)])
        covers.set(key, (covers.get(key) ?? 0) + 1)
    }
    return gallery
  })
}

type DemoRecord = DemoBusiness['record']

/** Where the uses of a picture by businesses of one plan, and of one country, are counted. */
const listKeysNearby = (file: string, { subscriptionTier = 0, country }: DemoRecord): string[] => [
  `${subscriptionTier} ${file}`,
  `${country} ${file}`,
]

function chooseGallery(
  { categories, centred }: Pictures,
  { profile, record }: DemoBusiness,
  covers: ReadonlyMap<string, number>,
): DemoGallery {
  const random = createSeededRandom(`pictures of ${profile.name}`)
  const slug = getCategorySlug(record.category)
  const category = categories[slug]
  if (!category) return { pictures: [], logo: null }
  const plan = getPlan(record.subscriptionTier ?? 0)
  const count = plan.showsGallery
    ? random.integer(MIN_PICTURES, plan.photos)
    : Number(random.boolean(COVER_SHARE))
  const words = listWords([profile.name, ...profile.products, profile.description].join(' '))
  const rank = (from: readonly DemoPicture[]) => rankPictures(from, { words, covers, record, random })
  const own = rank(listPictures(category.pictures, centred))
  const related = category.related.flatMap((other) =>
    rank(listPictures(categories[other]?.pictures ?? {}, centred)),
  )
  return {
    pictures: [...own, ...related].slice(0, count),
    logo: plan.showsGallery ? random.pick(category.logos) : null,
  }
}

const listPictures = (
  captions: Readonly<Record<string, string>>,
  centred: readonly string[],
): DemoPicture[] =>
  Object.entries(captions).map(([file, caption]) => ({ file, caption, isCentred: centred.includes(file) }))

interface Ranking {
  readonly words: ReadonlySet<string>
  readonly covers: ReadonlyMap<string, number>
  readonly record: DemoRecord
  readonly random: Random
}

/** Ranks pictures by the words of the description that they match, then by fewest uses as a cover. */
function rankPictures(
  pictures: readonly DemoPicture[],
  { words, covers, record, random }: Ranking,
): DemoPicture[] {
  return pictures
    .map((picture) => {
      const shared = [...listWords(`${picture.file} ${picture.caption}`)].filter((word) => words.has(word))
      const uses = (covers.get(picture.file) ?? 0) * USE_WEIGHT
      const nearby = listKeysNearby(picture.file, record).map((key) => covers.get(key) ?? 0)
      const near = Math.max(...nearby) * NEIGHBOUR_WEIGHT
      return { picture, weight: shared.length * WORD_WEIGHT - uses - near + random.next() }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ picture }) => picture)
}

/** Lists the stems of longer words: `carver`, `carved` and `carving` are equal. */
const listWords = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, 5)))
