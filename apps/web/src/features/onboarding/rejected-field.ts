import { getRejectionLabel, type RejectionReason } from '@portal/domain/moderation'
import type { BusinessField } from './business-form.ts'

/** A field of the wizard, or its photos. */
export type RejectedField = BusinessField | 'images'

/** The field that each reason is about; null for one that only its note explains. */
const FIELDS: Readonly<Record<RejectionReason, RejectedField | null>> = {
  incomplete: 'description',
  'unclear-description': 'description',
  photos: 'images',
  'wrong-category': 'category',
  'wrong-place': 'province',
  duplicate: 'shopName',
  'contact-unreachable': 'email',
  'not-a-business': 'province',
  misleading: 'description',
  'not-allowed': 'description',
  other: null,
}

const isReason = (code: string): code is RejectionReason => Object.hasOwn(FIELDS, code)

/** Why a business was rejected, for the field to correct. */
export interface FieldRejection {
  field: RejectedField
  text: string
}

/** Null for a reason that is about no field, or unknown. */
export function findFieldRejection(reason: string | null): FieldRejection | null {
  const field = reason !== null && isReason(reason) ? FIELDS[reason] : null
  const label = reason === null ? null : getRejectionLabel(reason)
  return field === null || label === null ? null : { field, text: `Our review: ${label}.` }
}
