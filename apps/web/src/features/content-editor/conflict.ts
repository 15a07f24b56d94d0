import type { EditableContent, EditedKind } from '@portal/domain/contract'
import type { FormContent } from '#shared/forms/submission/definition.ts'
import { findDifferences, toForm, type ContentBase } from './editor/edit-base.ts'

/** What somebody else stored while a form was open. */
export interface Conflict {
  readonly present: EditableContent
  /** Fields that both changed, each in their own way. */
  readonly colliding: readonly string[]
  /** Fields that only the other one changed. */
  readonly others: readonly string[]
}

export function findConflict(
  kind: EditedKind,
  present: EditableContent,
  base: ContentBase,
  form: FormContent,
): Conflict {
  const now = toForm(kind, present.fields)
  const mine = new Set(findDifferences(base.form, form))
  const theirs = findDifferences(base.form, now)
  const differing = new Set(findDifferences(form, now))
  return {
    present,
    colliding: theirs.filter((field) => mine.has(field) && differing.has(field)),
    others: theirs.filter((field) => !mine.has(field)),
  }
}

/** Rebases the form onto the stored version; where both changed a field, `kept` decides which value stays. */
export function rebase(
  kind: EditedKind,
  { present, colliding }: Conflict,
  base: ContentBase,
  form: FormContent,
  kept: 'mine' | 'theirs',
): { base: ContentBase; form: FormContent } {
  const theirs = toForm(kind, present.fields)
  const mine = findDifferences(base.form, form).filter(
    (field) => kept === 'mine' || !colliding.includes(field),
  )
  const own = Object.fromEntries(mine.map((field) => [field, form[field]]))
  return { base: { version: present.version, form: theirs }, form: { ...theirs, ...own } }
}
