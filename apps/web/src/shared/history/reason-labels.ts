import {
  getAccountSuspensionLabel,
  getRejectionLabel,
  getReviewReasonLabel,
  getSuspensionLabel,
  getTakeDownReasonLabel,
} from '@portal/domain/moderation'

/** The first ones apply to any subject. */
const LABELS = [
  getTakeDownReasonLabel,
  getRejectionLabel,
  getReviewReasonLabel,
  getSuspensionLabel,
  getAccountSuspensionLabel,
]

/** A reason's code as a sentence; an unknown code is returned unchanged. */
export function describeReason(code: string): string {
  for (const getLabel of LABELS) {
    const label = getLabel(code)
    if (label !== null) return label
  }
  return code
}
