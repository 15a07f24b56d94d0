import { weaveTones, type WeaveTone } from '@portal/ui'
import { getTradeIndex } from './cover-ids.ts'

/** The tone of a category itself: those that follow one another differ. */
export const getTradeTone = (category: string): WeaveTone =>
  weaveTones[getTradeIndex(category) % weaveTones.length] ?? 'lagoon'
