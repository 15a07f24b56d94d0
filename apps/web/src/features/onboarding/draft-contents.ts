import { LISTING_TERMS } from '@portal/reference-data'
import type { OnboardingDraft, PhotoMetadata } from './onboarding-draft.ts'
import type { StoredPhoto } from './photos/photo-store.ts'
import { TEXT_FIELDS, type BusinessForm } from './business-form.ts'

/** The photos of a draft: those the portal has, in their order, and those to choose again. */
export function photosOf(draft: OnboardingDraft | null, stored: readonly StoredPhoto[]) {
  if (!draft) return { kept: stored, wanted: [] }
  return {
    kept: draft.images.flatMap(({ address }) => stored.find((photo) => photo.address === address) ?? []),
    wanted: draft.images.filter(({ address }) => address === undefined),
  }
}

/** What was typed, with nothing accepted that was another text. */
export const shopOfDraft = ({ form, termsVersion }: OnboardingDraft): BusinessForm => ({
  ...form,
  acceptTerms: form.acceptTerms && termsVersion === LISTING_TERMS.version,
})

/** What of a registration was typed or chosen, to be compared. */
export const typedOf = (shop: BusinessForm, photos: readonly PhotoMetadata[]): string =>
  JSON.stringify([shop, photos])

/** What was typed while it was not known yet what to begin with. */
export function editsOf(shop: BusinessForm, start: BusinessForm): Partial<BusinessForm> {
  const edited = TEXT_FIELDS.filter((name) => shop[name] !== start[name])
  return Object.fromEntries(edited.map((name) => [name, shop[name]]))
}
