import { countWords, parsePhotoUrl } from '@portal/domain/business'
import type { EditableFields } from '@portal/domain/contract'
import { getCountry, isInCountry, resolvePlace } from '@portal/domain/place'
import { getPlan, type Tier } from '@portal/domain/plan'
import { pluralize, toLocalDay } from '@portal/domain/shared'
import { createFieldProblems } from '#shared/problem.ts'

/** The facts that an edit is checked against. */
export interface EditedListing {
  readonly tier: Tier
  readonly timeZone: string
  /** The initial fields of the form. */
  readonly present: EditableFields
  /** The addresses of its stored photos, and of pictures elsewhere that it has already. */
  readonly pictures: ReadonlySet<string>
  readonly now: number
}

type EditedFields = Partial<EditableFields>
type Check = (wanted: EditedFields, listing: EditedListing) => string | null

/** Refuses what the plan, the place or the listing does not allow, with a message for every wrong field. */
export function requireAllowed(wanted: EditedFields, listing: EditedListing): void {
  const problems = Object.entries(CHECKS).flatMap(([field, check]) => {
    const message = check(wanted, listing)
    return message === null ? [] : [[field, message] as const]
  })
  if (problems.length > 0) throw createFieldProblems(Object.fromEntries(problems))
}

const CHECKS: Readonly<Partial<Record<keyof EditableFields, Check>>> = {
  /** A text that was longer before may stay so, but not grow. */
  description({ description }, { tier, present }) {
    if (description === undefined) return null
    const { words: max, name } = getPlan(tier)
    const words = countWords(description)
    if (words <= max || words <= countWords(present.description)) return null
    return `The ${name} plan allows up to ${max} words and this text has ${words}. Please shorten it`
  },
  /** As with words. */
  photos({ photos }, { tier, present, pictures }) {
    if (!photos) return null
    const { photos: max, name } = getPlan(tier)
    if (photos.length > max && photos.length > present.photos.length)
      return `The ${name} plan allows up to ${pluralize(max, 'photo')}. Please remove some`
    if (new Set(photos.map(({ url }) => url)).size < photos.length) return 'Please use each photo only once'
    const unknown = photos.findIndex(({ url }) => !pictures.has(url))
    return unknown < 0
      ? null
      : `Photo ${unknown + 1} is not one of this listing’s photos. Please add it again.`
  },
  logo({ logo }, { pictures }) {
    if (logo === undefined || logo === null || pictures.has(logo)) return null
    return 'The logo is not one of this listing’s pictures. Please add it again.'
  },
  /** Checked when either the point or the country changes. */
  point({ point, country }, { present }) {
    if (point === undefined && country === undefined) return null
    const at = point === undefined ? present.point : point
    const code = resolvePlace(country ?? present.country)?.country ?? 'sb'
    if (at === null || isInCountry(code, at)) return null
    return `This point is not in ${getCountry(code).name}. Please move it or remove it`
  },
  temporarilyClosedUntil({ temporarilyClosedUntil: day }, { timeZone, now }) {
    if (day === undefined || day === null || day > toLocalDay(now, timeZone)) return null
    return 'Please choose a future day'
  },
}

/** The name of a stored photo; null of a picture elsewhere. */
export const getPhotoName = (url: string): string | null => parsePhotoUrl(url)?.name ?? null
