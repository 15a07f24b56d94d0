import { pickMatchingFields } from '#shared/drafts/form-draft.ts'
import { createEditDraftStore, type EditBase } from '#shared/forms/engine/edit-base.ts'
import type { EditorForm } from './editor-form.ts'

/** The version that an edit of a listing started from. */
export type ListingBase = EditBase<EditorForm>

/** Drafts of one listing's editor on this device. */
export const editorDrafts = (id: number, blank: EditorForm) =>
  createEditDraftStore<EditorForm>(`listing-edit-${id}`, (stored) => ({
    ...blank,
    ...pickMatchingFields(stored, blank),
  }))
