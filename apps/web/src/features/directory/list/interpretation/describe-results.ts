// cspell:ignore cofee
import type { Understood } from '@portal/domain/contract'
import { formatNumber, pluralize } from '@portal/domain/shared'
import {
  describeCount,
  formatPlaces,
  getSubject,
  hasPosition,
  isCountAlone,
  type ResultFacts,
} from './result-groups.ts'

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

/**
 * Summarises a list: its count, or how the matches differ from the search. A list without a text, or matched
 * exactly, has the count alone.
 */
export function describeResults(facts: ResultFacts): string {
  const { total, understood, isFiltered, before } = facts
  if (!understood || isCountAlone(facts)) return describeCount(total)
  if (before && (total === 0 || understood.matchLevel > 2)) return describeOthers(before, total, understood)
  const missing = describeMissing({ ...facts, understood })
  if (total === 0) return missing
  switch (understood.matchLevel) {
    case 1:
    case 2:
      return describeElsewhere({ ...facts, understood })
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
