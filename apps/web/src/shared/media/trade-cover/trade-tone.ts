import { weaveTones, type WeaveTone } from '@portal/ui'
import { tradePlace } from './cover-ids.ts'

/** The tone of a category itself: those that follow one another differ. */
export const tradeTone = (category: string): WeaveTone =>
  weaveTones[tradePlace(category) % weaveTones.length] ?? 'lagoon'
