import { LISTING_TERMS } from '@portal/reference-data'
import type { DraftExtension } from '#shared/forms/engine/form-definition.ts'
import type { BusinessForm } from './business-form.ts'
import type { OnboardingDraft, OnboardingExtra } from './onboarding-draft.ts'
import type { DraftPhoto, PhotoStore, StoredPhoto } from './photos/photo-store.ts'

/** The photos of a draft, in order; those of the portal as they are stored there. */
const listPhotos = ({ images }: OnboardingDraft, stored: readonly StoredPhoto[]): DraftPhoto[] =>
  images.flatMap((image): readonly DraftPhoto[] =>
    image.address === undefined ? [image] : stored.filter(({ address }) => address === image.address),
  )

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
  restore: (draft) => photoStore.restore(draft ? listPhotos(draft, storedPhotos) : storedPhotos),
  clear: photoStore.clear,
})
