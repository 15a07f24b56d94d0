import { createFormDraftStore } from '#shared/drafts/form-draft.ts'
import { parseRecord, type StoredRecord } from '#shared/drafts/stored-record.ts'
import type { DraftExtension } from './form-definition.ts'

/** The start of an edit: the stored version, and the form made from it. */
export interface EditBase<Form> {
  version: number
  form: Form
}

/** Holds the base of an edit. It is stored with the draft, so that a later save can tell what has changed since. */
export class EditBaseHolder<Form> {
  #base: EditBase<Form>

  constructor(base: EditBase<Form>) {
    this.#base = base
  }

  get(): EditBase<Form> {
    return this.#base
  }

  set(base: EditBase<Form>): void {
    this.#base = base
  }
}

/** Drafts of an edit on this device, with its base. */
export const createEditDraftStore = <Form>(key: string, parseForm: (stored: StoredRecord) => Form) =>
  createFormDraftStore<Form, { base: EditBase<Form> }>({
    key,
    parseForm,
    parseExtra: ({ base }) => {
      const { version, form } = parseRecord(base) ?? {}
      return {
        base: {
          version: typeof version === 'number' ? version : 0,
          form: parseForm(parseRecord(form) ?? {}),
        },
      }
    },
  })

/** Creates the draft extension that stores an edit's base. */
export const createBaseExtension = <Form extends object>(
  holder: EditBaseHolder<Form>,
  initial: EditBase<Form>,
): DraftExtension<Form, { base: EditBase<Form> }> => ({
  read: () => ({ base: holder.get() }),
  toForm: ({ form }) => form,
  restore: (draft) => holder.set(draft?.base ?? initial),
  clear: () => {
    const before = holder.get()
    holder.set(initial)
    return () => holder.set(before)
  },
})
