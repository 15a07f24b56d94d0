// cspell:ignore cofee
import type { Understood } from '@portal/domain/contract'
import { formatNumber, pluralize } from '@portal/domain/shared'

/** Joins names: `Gizo`, `Gizo or Munda`. */
const joinNames = (names: readonly string[]): string => names.join(' or ')

/** What was searched for, without its places. */
const getSubject = ({ words }: Understood): string => words.join(' ')

const formatPlaces = ({ places }: Understood): string => joinNames(places.map(({ name }) => name))

/** Whether businesses are sorted by distance, which has no meaning for a whole country. */
const hasPosition = ({ places }: Understood): boolean => places.some(({ position }) => position !== undefined)

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

/** The number of businesses that only mention the subject. */
const describeMentions = (count: number): string =>
  count > 0 ? `, ${pluralize(count, 'that mentions it', 'that mention it')}` : ''

/** Where matches are if none is in the place: nearby, and farther away. */
const describeElsewhere = ({
  total,
  understood,
  isInOwnOrder,
  before,
}: ResultFacts & { understood: Understood }): string => {
  const { around, elsewhere: count } = understood
  const near = around?.count ?? count
  const where = around ? `in ${around.name}` : 'elsewhere'
  const beyond = count > near ? `, ${formatNumber(count - near)} beyond` : ''
  const order = isInOwnOrder && hasPosition(understood) ? ', nearest first' : ''
  return `${before === 'section' ? 'No business' : 'None'} in ${formatPlaces(understood)}. ${formatNumber(near)} ${where}${beyond}${describeMentions(total - count)}${order}`
}

/** The subject that was not found: `No dentist listed`. */
const describeMissing = ({ understood, isFiltered }: ResultFacts & { understood: Understood }): string => {
  const subject = getSubject(understood)
  return `${subject === '' ? 'Nothing similar' : `No ${subject}`} ${isFiltered ? 'with these filters' : 'listed'}`
}

const describeAll = (understood: Understood): string => {
  const places = formatPlaces(understood)
  return places === '' ? 'All businesses' : `All businesses in ${places}`
}

/** The businesses after what was asked for, which are not what was meant. */
function describeOthers(before: 'section' | 'answers', total: number, understood: Understood): string {
  const none = before === 'section' ? 'No business by that name' : 'No business matches all of it'
  if (total === 0) return none
  return `${none}. ${understood.matchLevel === 5 ? describeAll(understood) : 'These match in part'}`
}

/** The count alone. */
export const describeCount = (total: number): string => `${formatNumber(total)} business(es) found`

/**
 * Summarises a list: its count, or how the matches differ from the search. A list without a text, or matched
 * exactly, has the count alone.
 */
export function describeResults(facts: ResultFacts): string {
  const { total, understood, isFiltered, before } = facts
  const found = describeCount(total)
  if (!understood) return found
  if (before && (total === 0 || understood.matchLevel > 2)) return describeOthers(before, total, understood)
  const missing = describeMissing({ ...facts, understood })
  if (total === 0) return missing
  switch (understood.matchLevel) {
    case 1:
      return found
    case 2:
      return understood.places.length > 0 ? describeElsewhere({ ...facts, understood }) : found
    case 3:
      return `No full match${isFiltered ? ' with these filters' : ''}. These are partial matches`
    case 4:
      return `${missing}. These may help`
    case 5:
      return `${missing}. ${isFiltered ? 'These may help' : describeAll(understood)}`
  }
}

/** Corrected words: `Showing results for coffee`; null without any. */
export const describeCorrection = ({ corrected }: Understood): string | null =>
  corrected.length === 0 ? null : `Showing results for ${corrected.map(({ to }) => to).join(', ')}`

/** Counts matches in the named place, elsewhere, and mere mentions; null if all are in the place. */
export function describeMatches(understood: Understood, total: number): string | null {
  const { matchLevel, places, here, elsewhere: count } = understood
  if (matchLevel !== 1 || places.length === 0 || here === 0 || here >= total) return null
  const others = count > 0 ? `, ${formatNumber(count)} elsewhere` : ''
  return `${formatNumber(here)} in ${formatPlaces(understood)}${others}${describeMentions(total - here - count)}`
}

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
