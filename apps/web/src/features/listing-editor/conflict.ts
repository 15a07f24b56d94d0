import type { EditableField } from '@portal/domain/business'
import type { EditableBusiness, editBusiness } from '@portal/domain/contract'
import { getConflict } from '#shared/calls/api-error.ts'
import { type ListingBase, findDifferences, toForm, type EditorForm } from './editor-form.ts'

/** What was stored by somebody else while a form was open. */
export interface Conflict {
  readonly present: EditableBusiness
  /** Fields that both changed, each in its own way: somebody has to choose. */
  readonly colliding: readonly EditableField[]
  /** Fields that only the other one changed. */
  readonly others: readonly EditableField[]
}

/** The conflict in the refusal of an edit; null for any other error. */
export function findConflict(error: unknown, base: ListingBase, form: EditorForm): Conflict | null {
  const present = getConflict<typeof editBusiness>(error)?.present
  if (!present) return null
  const mine = new Set(findDifferences(base.form, form))
  const theirs = findDifferences(base.form, toForm(present.fields))
  const differing = new Set(findDifferences(form, toForm(present.fields)))
  return {
    present,
    colliding: theirs.filter((field) => mine.has(field) && differing.has(field)),
    others: theirs.filter((field) => !mine.has(field)),
  }
}

/** Rebases the form onto the stored version: own changes stay, except for fields taken from the other. */
export function rebase(
  form: EditorForm,
  base: ListingBase,
  present: EditableBusiness,
  accepted: readonly EditableField[],
): { base: ListingBase; form: EditorForm } {
  const theirs = toForm(present.fields)
  const mine = findDifferences(base.form, form).filter((field) => !accepted.includes(field))
  const kept = Object.fromEntries(mine.map((field) => [field, form[field]]))
  return { base: { version: present.version, form: theirs }, form: { ...theirs, ...kept } }
}
