import {
  createDraftStore,
  asRecord,
  type DraftStore,
  type DraftRecord,
  type StoredRecord,
} from './draft-store.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

/** What was typed into a form and not sent yet. */
export interface FormDraft<Form> extends DraftRecord {
  form: Partial<Form>
  /** What was tried last, so that another try after a lost answer asks for nothing twice. */
  sending: IdempotencyKey | null
}

const isText = (value: unknown): value is string => typeof value === 'string'

function sendingOf(value: unknown): IdempotencyKey | null {
  const { key, content } = asRecord(value) ?? {}
  return isText(key) && isText(content) ? { key, content } : null
}

interface FormShelfOptions<Form> {
  /** Their name in the browser's storage. */
  key: string
  /** How long each stays after its last change, in milliseconds. */
  lasts: number
  /** What is taken of a kept form; its own rules judge it when it is sent. */
  formOf: (kept: StoredRecord) => Partial<Form>
}

/** Drafts of a form that is sent off in one piece, on this device. */
export const formShelf = <Form>({
  key,
  lasts,
  formOf,
}: FormShelfOptions<Form>): DraftStore<FormDraft<Form>> =>
  createDraftStore<FormDraft<Form>>({
    key,
    lasts,
    parse: (stored, shelved) => {
      const form = asRecord(stored.form)
      return form && { ...shelved, form: formOf(form), sending: sendingOf(stored.sending) }
    },
  })
