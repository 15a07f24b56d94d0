import type { DraftStore } from '#shared/drafts/draft-store.ts'
import { parseRecord, type StoredRecord } from '#shared/drafts/stored-record.ts'
import { createFormDraftStore, pickMatchingFields, type FormDraft } from '#shared/drafts/form-draft.ts'
import { BLANK_BUSINESS, type BusinessForm } from './business-form.ts'

const KEY = 'pending-shop-registration'

/**
 * A photo in a draft, without its content, which is too large. A photo stored in the portal has its address, one stored
 * on this device its id.
 */
export interface PhotoMetadata {
  id?: string
  name: string
  size: number
  type: string
  address?: string
}

/** Extra data of the wizard's draft. */
export interface OnboardingExtra {
  images: PhotoMetadata[]
  /** Version of the accepted terms. */
  termsVersion: string
}

/** A draft of a business. */
export type OnboardingDraft = FormDraft<BusinessForm, OnboardingExtra>

const getText = (value: unknown): string => (typeof value === 'string' ? value : '')

function parsePhoto(value: unknown): PhotoMetadata[] {
  const stored = parseRecord(value)
  if (typeof stored?.name !== 'string' || typeof stored.size !== 'number') return []
  const { id, name, size, address } = stored
  return [
    {
      ...(typeof id === 'string' && { id }),
      name,
      size,
      type: getText(stored.type),
      ...(typeof address === 'string' && { address }),
    },
  ]
}

const parseExtra = ({ images, termsVersion }: StoredRecord): OnboardingExtra => ({
  images: Array.isArray(images) ? images.flatMap(parsePhoto) : [],
  termsVersion: getText(termsVersion),
})

const createDrafts = (key: string): DraftStore<OnboardingDraft> =>
  createFormDraftStore<BusinessForm, OnboardingExtra>({
    key,
    parseForm: (stored) => ({ ...BLANK_BUSINESS, ...pickMatchingFields(stored, BLANK_BUSINESS) }),
    parseExtra,
  })

/** The wizard's drafts on this device; each rejected business has its own draft. */
export const createOnboardingDrafts = (resubmittedId: number | null): DraftStore<OnboardingDraft> =>
  createDrafts(resubmittedId === null ? KEY : `${KEY}-${resubmittedId}`)

/** The ids of the photos in all drafts on this device. */
export const listDraftPhotoIds = (now: number): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => createDrafts(key).list(now))
    .flatMap(({ images }) => images.flatMap(({ id }) => id ?? []))
