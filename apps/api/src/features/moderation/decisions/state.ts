import { createHash } from 'node:crypto'

/** The columns of a row that decisions affect, by name. */
export type State = Readonly<Record<string, string | number | null>>

/** The columns that a decision changed, with their earlier values. */
export const getChangedColumns = (before: State, after: State): State =>
  Object.fromEntries(Object.entries(before).filter(([column, value]) => after[column] !== value))

/** Columns that audit entries record by other means: reason, note and time. */
const ENTRY_COLUMNS = new Set([
  'rejection_reason',
  'rejection_note',
  'rejected_at',
  'decided_at',
  'edit.reason',
  'edit.note',
  'edit.decided_at',
])

/** The columns whose changes the audit trail keeps. */
export const toFacts = (state: State): State =>
  Object.fromEntries(Object.entries(state).filter(([column]) => !ENTRY_COLUMNS.has(column)))

/** Equal for equal states, whatever the order of their columns. */
export const getDigest = (state: State): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(state).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest()
