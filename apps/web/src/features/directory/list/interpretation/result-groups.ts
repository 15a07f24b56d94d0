import type { Understood } from '@portal/domain/contract'
import { formatNumber } from '@portal/domain/shared'

/** Joins names: `Gizo`, `Gizo or Munda`. */
const joinNames = (names: readonly string[]): string => names.join(' or ')

/** What was searched for, without its places. */
export const getSubject = ({ words }: Understood): string => words.join(' ')

export const formatPlaces = ({ places }: Understood): string => joinNames(places.map(({ name }) => name))

/** Whether businesses are sorted by distance, which has no meaning for a whole country. */
export const hasPosition = ({ places }: Understood): boolean =>
  places.some(({ position }) => position !== undefined)

export interface ResultFacts {
  /** How many businesses the list has. */
  total: number
  /** How the search text was interpreted, if there is one. */
  understood?: Understood | undefined
  /** Whether active filters may have excluded matches. */
  isFiltered: boolean
  /** Whether the list is in its default order, in which businesses near a place come first. */
  isInOwnOrder: boolean
  /** What comes before the list: a section of the site that the text names, or pages that answer it. */
  before?: 'section' | 'answers' | undefined
}

/** The count alone. */
export const describeCount = (total: number): string => `${formatNumber(total)} business(es) found`

/** Whether a list has nothing to say but its count: without a text, or matched exactly. */
export const isCountAlone = ({ total, understood }: Pick<ResultFacts, 'total' | 'understood'>): boolean =>
  !understood ||
  (total > 0 &&
    (understood.matchLevel === 1 || (understood.matchLevel === 2 && understood.places.length === 0)))

/** A part of a list, from its first index on. */
export interface ResultGroup {
  from: number
  title: string
}

/**
 * The parts of a search that names a place: in it, elsewhere, and mere mentions; none where all are in one, or where a
 * business of that name comes first wherever it is.
 */
export function listGroups(understood: Understood | undefined, total: number): ResultGroup[] {
  if (!understood || understood.matchLevel > 2 || understood.namesBusiness) return []
  const { here, elsewhere, around, places } = understood
  if (places.length === 0) return []
  const isSorted = hasPosition(understood)
  const near = around?.count ?? 0
  const parts = [
    { count: here, title: `In ${formatPlaces(understood)}` },
    { count: near, title: `Nearby, in ${around?.name ?? ''}` },
    {
      count: elsewhere - near,
      title: near > 0 ? 'Farther away' : `Elsewhere${isSorted ? ', nearest first' : ''}`,
    },
    { count: total - here - elsewhere, title: 'Mention it' },
  ].filter(({ count }) => count > 0)
  if (parts.length < 2) return []
  let next = 0
  return parts.map(({ count, title }) => {
    const from = next
    next += count
    return { from, title: `${title} (${formatNumber(count)})` }
  })
}

/** The trade that nobody offers, in the words of the search; null if something matches, or the text names no trade. */
export const findMissing = (understood: Understood | undefined): string | null =>
  understood && understood.namesTrade && understood.matchLevel >= 3 ? getSubject(understood) || null : null
