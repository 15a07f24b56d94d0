import { CATEGORIES, parseCategory } from '@portal/domain/business'

/** The drawings' names in the file of covers, where many cards of a page refer to them: short ones. */
export interface TradeIds {
  pictogram: string
  weave: string
}

/** The place of a category among the twenty; that of "Other" for an unknown one. */
export function getTradeIndex(category: string): number {
  const slug = parseCategory(category)?.slug ?? 'other'
  return CATEGORIES.findIndex((known) => known.slug === slug)
}

/** The names of a category's drawings. */
export function getTradeIds(category: string): TradeIds {
  const place = getTradeIndex(category)
  return { pictogram: `p${place}`, weave: `w${place}` }
}

/** The name of the weave of what belongs to no trade. */
export const PLAIN_WEAVE = 'w'
