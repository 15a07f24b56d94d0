export { amenitiesOfCategory, labelsOf, sortCodes } from './amenities.ts'
export {
  CATEGORIES,
  categoryFromSlug,
  categoryFromText,
  type Category,
  type CategoryName,
} from './categories.ts'
export { categorySlug } from './category-slug.ts'
export {
  getCompleteness,
  type Completeness,
  type CompletenessFields,
  type CompletenessStep,
  type CompletenessStepKey,
} from './completeness.ts'
export { countWords, EDIT_LIMITS, normaliseTags } from './edit-limits.ts'
export {
  EDITABLE_FIELDS,
  LIVE_FIELDS,
  REVIEWED_FIELDS,
  type EditableField,
  type LiveField,
  type ReviewedField,
} from './editable-fields.ts'
export { toExcerpt } from './excerpt.ts'
export { WEEKDAYS } from './weekdays.ts'
export { getOpeningStatus, HOLIDAY_NOTICE_DAYS, type OpeningFields, type OpeningStatus } from './hours.ts'
export { categoriesOfIndustry, industryFromText, industryOfCategory, type Industry } from './industries.ts'
export { MAX_SAVES } from './list-options.ts'
export {
  LISTING_STATES,
  listingState,
  listingStateLabel,
  type ListingState,
  type StateFields,
} from './listing-state.ts'
export { parseHours, type ParsedHours } from './parse-hours.ts'
export {
  openingsAt,
  parseOpeningPattern,
  toOpeningPattern,
  type OpeningPattern,
  type OpeningPatternFields,
} from './opening-pattern.ts'
export { businessPath, businessSlug, nextFreeSlug, RESERVED_SLUGS } from './path.ts'
export { parseContactPhone, parsePhone } from './parse-phone.ts'
export { isFaxNumber, splitPhones } from './split-phones.ts'
export { formatPhone } from './phone.ts'
export { mayHaveWhatsApp, whatsAppLink } from './whatsapp.ts'
export {
  toJpegUrl,
  parsePhotoUrl,
  parsePhotoFile,
  PERSON_PICTURE_WIDTH,
  personPictureUrl,
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  photoUrl,
  photoFileName,
  photoSrcset,
  type PhotoFile,
  type PhotoFormat,
  type PhotoWidth,
} from './photos.ts'
export { PHOTO_ERRORS, PHOTO_SIGNATURE_BYTES, detectPhotoType, type PhotoType } from './photo-rules.ts'
export { getPrior, type PriorFields } from './prior.ts'
export { FEATURED_BY_REVIEWS, isFeaturedByReviews } from './featured.ts'
export { averageRating, ratingScore } from './rating.ts'
export { REGISTRATION_LIMITS } from './registration-limits.ts'
export { VERIFICATION_CODES, type VerificationMethod } from './verification-codes.ts'
export { VERIFICATION_METHODS, verificationLabel, verificationSentence } from './verification.ts'
export { endsVerification, type VerifiedFields } from './verified-fields.ts'
export { parseVideo, type Video } from './video.ts'
export { isTemporarilyClosed, type TemporaryClosing } from './temporary-closing.ts'
export { NEW_DAYS, getVisibility, type VisibilityFields, type Visibility } from './visibility.ts'
export { isAddressOfNetwork, type Network } from './web-profiles.ts'
