import { isVerificationEnded } from '@portal/domain/business'
import type { EditableFields } from '@portal/domain/contract'
import type { BusinessRow } from './businesses.table.ts'
import type { BusinessChanges } from './change-business.ts'
import { toEditableFields } from './editable-values.ts'

/** The columns of a business without the Verified mark, which also goes when the owner changes. */
export const NOT_VERIFIED = {
  is_verified: 0,
  verification_method: null,
  verified_on: null,
  verified_by: null,
  verification_note: null,
} as const satisfies BusinessChanges

/** Whether a business loses its Verified mark by an owner's changes. */
export const isVerificationLost = (row: BusinessRow, changes: Partial<EditableFields>): boolean =>
  row.is_verified === 1 && isVerificationEnded(toEditableFields(row), changes)

/** The columns that change if an owner's changes end the mark; none if it stays. */
export const toVerificationChanges = (row: BusinessRow, changes: Partial<EditableFields>): BusinessChanges =>
  isVerificationLost(row, changes) ? NOT_VERIFIED : {}

/** The audit entry of a mark that was lost by a change. */
export const createVerificationLostAction = ({ id, verification_method, verified_on }: BusinessRow) =>
  ({
    action: 'verification withdrawn',
    subject_kind: 'business',
    subject_id: id,
    note: 'Its name, place or licence was changed',
    before: { isVerified: true, verificationMethod: verification_method, verifiedOn: verified_on },
    after: { isVerified: false, verificationMethod: null, verifiedOn: null },
  }) as const
