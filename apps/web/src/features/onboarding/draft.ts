import {
  createDraftStore,
  storedIn,
  type DraftStore,
  type DraftRecord,
  type Stored,
} from '#shared/drafts/draft-store.ts'
import type { IdempotencyKey } from '#shared/forms/idempotency-key.ts'
import { BLANK, TEXT_FIELDS, type Shop } from './shop.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a registration that was not sent stays on the device after its last change. */
const LASTS = 7 * DAY

const KEY = 'pending-shop-registration'

/** What is remembered of a photo, which itself is too large to keep. A photo of a sent listing has an address. */
export interface KeptPhoto {
  name: string
  size: number
  type: string
  address?: string
}

/** A registration that was not sent yet. */
export interface Draft extends DraftRecord {
  step: number
  form: Shop
  images: KeptPhoto[]
  /** Which terms were accepted. */
  termsVersion: string
  /** What was tried to be sent, so that trying again after a reload can't make it twice. */
  sending: IdempotencyKey | null
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function shopIn(stored: Stored): Shop {
  const texts = TEXT_FIELDS.map((name) => [name, textOf(stored[name])] as const)
  return { ...BLANK, ...Object.fromEntries(texts), acceptTerms: stored.acceptTerms === true }
}

function photoIn(value: unknown): KeptPhoto[] {
  const stored = storedIn(value)
  if (typeof stored?.name !== 'string' || typeof stored.size !== 'number') return []
  const { name, size, address } = stored
  return [{ name, size, type: textOf(stored.type), ...(typeof address === 'string' && { address }) }]
}

function sendingIn(value: unknown): IdempotencyKey | null {
  const { key, content } = storedIn(value) ?? {}
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}

function draftIn(stored: Stored, shelved: DraftRecord): Draft | null {
  const form = storedIn(stored.form)
  const { step } = stored
  if (!form || typeof step !== 'number') return null
  return {
    ...shelved,
    step,
    form: shopIn(form),
    images: listOf(stored.images).flatMap(photoIn),
    termsVersion: textOf(stored.termsVersion),
    sending: sendingIn(stored.sending),
  }
}

/**
 * Registrations kept on this device. A rejected listing that is mended has a place of its own, so that it does not get
 * mixed up with a new one.
 */
export const registrationShelf = (resubmits: number | null): DraftStore<Draft> =>
  createDraftStore<Draft>({
    key: resubmits === null ? KEY : `${KEY}-${resubmits}`,
    lasts: LASTS,
    parse: draftIn,
  })
