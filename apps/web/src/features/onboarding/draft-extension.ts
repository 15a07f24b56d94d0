import { LISTING_TERMS } from '@portal/reference-data'
import type { DraftExtension } from '#shared/forms/engine/form-definition.ts'
import type { BusinessForm } from './business-form.ts'
import type { OnboardingDraft, OnboardingExtra } from './onboarding-draft.ts'
import type { PhotoStore, StoredPhoto } from './photos/photo-store.ts'

/** The photos of a draft: those stored in the portal, in order, and those to choose again. */
function listPhotos(draft: OnboardingDraft | null, stored: readonly StoredPhoto[]) {
  if (!draft) return { stored: stored, wanted: [] }
  return {
    stored: draft.images.flatMap(({ address }) => stored.find((photo) => photo.address === address) ?? []),
    wanted: draft.images.filter(({ address }) => address === undefined),
  }
}

/** Adds photos and the accepted version of the terms to the wizard's draft: newer terms have to be accepted again. */
export const createDraftExtension = (
  photoStore: PhotoStore,
  storedPhotos: readonly StoredPhoto[],
): DraftExtension<BusinessForm, OnboardingExtra> => ({
  read: () => ({ images: photoStore.metadata(), termsVersion: LISTING_TERMS.version }),
  toForm: ({ form, termsVersion }) => ({
    ...form,
    acceptTerms: form.acceptTerms && termsVersion === LISTING_TERMS.version,
  }),
  restore: (draft) => {
    const { stored, wanted } = listPhotos(draft, storedPhotos)
    photoStore.restore(stored, wanted)
  },
  clear: photoStore.clear,
})
