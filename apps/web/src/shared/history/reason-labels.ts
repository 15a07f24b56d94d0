import {
  getAccountSuspensionLabel,
  getRejectionLabel,
  getReviewReasonLabel,
  getSuspensionLabel,
  getTakeDownReasonLabel,
} from '@portal/domain/moderation'

/** The first ones speak of whatever it was about. */
const LABELS = [
  getTakeDownReasonLabel,
  getRejectionLabel,
  getReviewReasonLabel,
  getSuspensionLabel,
  getAccountSuspensionLabel,
]

/** The code of a reason as a sentence; a code without one as it is. */
export function describeReason(code: string): string {
  for (const getLabel of LABELS) {
    const label = getLabel(code)
    if (label !== null) return label
  }
  return code
}
