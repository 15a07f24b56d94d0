import {
  createDraftStore,
  asRecord,
  type DraftStore,
  type DraftRecord,
  type StoredRecord,
} from '#shared/drafts/draft-store.ts'
import type { IdempotencyKey } from '#shared/drafts/idempotency-key.ts'
import { BLANK_BUSINESS, TEXT_FIELDS, type BusinessForm } from './business-form.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a registration that was not sent stays on the device after its last change. */
const LASTS = 7 * DAY

const KEY = 'pending-shop-registration'

/** What is remembered of a photo, which itself is too large to keep. A photo of a sent listing has an address. */
export interface PhotoMetadata {
  name: string
  size: number
  type: string
  address?: string
}

/** A registration that was not sent yet. */
export interface OnboardingDraft extends DraftRecord {
  step: number
  form: BusinessForm
  images: PhotoMetadata[]
  /** Which terms were accepted. */
  termsVersion: string
  /** What was tried to be sent, so that trying again after a reload can't make it twice. */
  sending: IdempotencyKey | null
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function shopIn(stored: StoredRecord): BusinessForm {
  const texts = TEXT_FIELDS.map((name) => [name, textOf(stored[name])] as const)
  return { ...BLANK_BUSINESS, ...Object.fromEntries(texts), acceptTerms: stored.acceptTerms === true }
}

function photoIn(value: unknown): PhotoMetadata[] {
  const stored = asRecord(value)
  if (typeof stored?.name !== 'string' || typeof stored.size !== 'number') return []
  const { name, size, address } = stored
  return [{ name, size, type: textOf(stored.type), ...(typeof address === 'string' && { address }) }]
}

function sendingIn(value: unknown): IdempotencyKey | null {
  const { key, content } = asRecord(value) ?? {}
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}

function draftIn(stored: StoredRecord, shelved: DraftRecord): OnboardingDraft | null {
  const form = asRecord(stored.form)
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
export const onboardingDrafts = (resubmits: number | null): DraftStore<OnboardingDraft> =>
  createDraftStore<OnboardingDraft>({
    key: resubmits === null ? KEY : `${KEY}-${resubmits}`,
    lasts: LASTS,
    parse: draftIn,
  })
