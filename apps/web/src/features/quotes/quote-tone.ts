import type { QuoteStatus } from '@portal/domain/quote'
import type { BadgeTone } from '@portal/ui'

/** Badge colour of each status. */
export const QUOTE_TONES: Readonly<Record<QuoteStatus, BadgeTone>> = {
  new: 'blue',
  'in review': 'sun',
  quoted: 'orange',
  accepted: 'leaf',
  declined: 'neutral',
  expired: 'neutral',
}
