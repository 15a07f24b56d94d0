import type { EditableContent, EditedKind } from '@portal/domain/contract'
import { createEditDraftStore, type EditBase } from '#shared/forms/engine/edit-base.ts'
import { createBlankFields, type FormContent } from '#shared/forms/submission/definition.ts'
import { parseContent } from '#shared/forms/submission/parse-content.ts'
import { listFormFields } from '../forms/content-forms.ts'

/** The version that an edit of content started from. */
export type ContentBase = EditBase<FormContent>

/** The stored fields as the form of a kind shows them. */
export const toForm = (kind: EditedKind, fields: FormContent): FormContent => ({
  ...createBlankFields(listFormFields(kind)),
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  contentKind: kind,
  version: 0,
})

export const createContentBase = (kind: EditedKind, content: EditableContent | null): ContentBase => ({
  version: content?.version ?? 0,
  form: toForm(kind, content?.fields ?? {}),
})

/** The fields of a form that differ between two versions of it. */
export const findDifferences = (one: FormContent, other: FormContent): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )

/** Drafts of content on this device; drafts of new content are stored by kind. */
export const contentDrafts = (kind: EditedKind, id: number | null) =>
  createEditDraftStore<FormContent>(id === null ? `content-new-${kind}` : `content-edit-${id}`, (stored) =>
    toForm(kind, parseContent(stored, listFormFields(kind))),
  )
