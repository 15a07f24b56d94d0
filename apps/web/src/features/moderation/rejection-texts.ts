import type { QueueKind } from '@portal/domain/contract'
import { KINDS } from './queue-kinds.ts'

/** The texts of a rejection's dialog. */
export interface RejectionTexts {
  /** Of its button. */
  verb: 'Reject' | 'Dismiss' | 'Take down'
  /** Empty where no reason is asked for. */
  reasons: readonly { readonly code: string; readonly label: string }[]
  reader: string
  readerText: string
}

export function toRejectionTexts(kind: QueueKind): RejectionTexts {
  const { reasons, reader, readerText } = KINDS[kind]
  return { verb: kind === 'reports' ? 'Dismiss' : 'Reject', reasons, reader, readerText }
}

/** For a published review that a report is about. */
export const TAKE_DOWN_TEXTS: RejectionTexts = {
  verb: 'Take down',
  reasons: KINDS.reviews.reasons,
  reader: 'writer',
  readerText:
    'It disappears from the page at once and no longer counts. The reviewer sees the reason and your note.',
}
