import { createHash } from 'node:crypto'

/** Columns of a row by name, as far as decisions concern them. */
export type State = Readonly<Record<string, string | number | null>>

/** What a decision has changed, as it was before. */
export const getChangedColumns = (before: State, after: State): State =>
  Object.fromEntries(Object.entries(before).filter(([column, value]) => after[column] !== value))

/** What an entry of the audit trail says by itself: why and when, and what an edit keeps of it. */
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
