import { DAY } from '@portal/domain/shared'
import { createDraftStore, type DraftRecord, type DraftStore } from './draft-store.ts'
import { parseRecord, type StoredRecord } from './stored-record.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

/** Unsent input of a form; `Extra` is what the form stores besides its fields. */
export type FormDraft<Form, Extra extends object = object> = DraftRecord & {
  form: Form
  /** The last attempt to send it, so that a retry after a lost response has the same key. */
  sending: IdempotencyKey | null
  /** The last step, for forms that reopen there. */
  step?: number
} & Extra

/** How long a draft stays on the device after its last change. */
const LIFETIME_MS = 7 * DAY

function parseIdempotencyKey(value: unknown): IdempotencyKey | null {
  const { key, content } = parseRecord(value) ?? {}
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}

const isSameKind = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other)

/** The stored fields that have the kind of their blank value; the form's schema judges the rest when it is sent. */
export const pickMatchingFields = <Form extends object>(stored: StoredRecord, blank: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(blank).flatMap(([name, value]) =>
      isSameKind(stored[name], value) ? [[name, stored[name]]] : [],
    ),
  ) as Partial<Form>

interface FormDraftStoreOptions<Form, Extra> {
  /** Their key in local storage. */
  key: string
  parseForm: (stored: StoredRecord) => Form
  parseExtra: (stored: StoredRecord) => Extra
}

/** The drafts of a form on this device; `useFormDraft` reads and writes them. */
export const createFormDraftStore = <Form, Extra extends object = object>({
  key,
  parseForm,
  parseExtra,
}: FormDraftStoreOptions<Form, Extra>): DraftStore<FormDraft<Form, Extra>> =>
  createDraftStore<FormDraft<Form, Extra>>({
    key,
    lifetimeMs: LIFETIME_MS,
    parse: (stored, record) => {
      const form = parseRecord(stored.form)
      if (!form) return null
      return {
        ...parseExtra(stored),
        ...record,
        form: parseForm(form),
        sending: parseIdempotencyKey(stored.sending),
        ...(typeof stored.step === 'number' && { step: stored.step }),
      }
    },
  })
