import { CATEGORIES, parseCategory } from '@portal/domain/business'

/** Ids of the drawings in the file of covers; short, because many cards of a page refer to them. */
export interface TradeIds {
  pictogram: string
  weave: string
}

/** The place of a category among the twenty; that of "Other" for an unknown one. */
export function getTradeIndex(category: string): number {
  const slug = parseCategory(category)?.slug ?? 'other'
  return CATEGORIES.findIndex((known) => known.slug === slug)
}

/** The ids of a category's drawings. */
export function getTradeIds(category: string): TradeIds {
  const place = getTradeIndex(category)
  return { pictogram: `p${place}`, weave: `w${place}` }
}

/** The id of the weave of content without a trade. */
export const PLAIN_WEAVE = 'w'
