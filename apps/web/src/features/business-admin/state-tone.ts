import type { BusinessStatus } from '@portal/domain/business'
import type { BadgeTone } from '@portal/ui'

/** The colour of each state. */
export const STATE_TONES: Readonly<Record<BusinessStatus, BadgeTone>> = {
  pending: 'sun',
  live: 'leaf',
  expired: 'orange',
  rejected: 'danger',
  suspended: 'danger',
  paused: 'sun',
  removed: 'neutral',
}
