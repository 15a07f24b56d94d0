export { listAmenitiesOfCategory, getLabels, sortCodes } from './amenities.ts'
export {
  CATEGORIES,
  findCategoryBySlug,
  parseCategory,
  type Category,
  type CategoryName,
} from './categories.ts'
export { getCategorySlug } from './category-slug.ts'
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
export {
  listCategoriesOfIndustry,
  parseIndustry,
  getIndustryOfCategory,
  type Industry,
} from './industries.ts'
export { MAX_SAVES } from './list-options.ts'
export {
  BUSINESS_STATUSES,
  getBusinessStatus,
  getBusinessStatusLabel,
  type BusinessStatus,
  type StateFields,
} from './business-status.ts'
export { parseHours, type ParsedHours } from './parse-hours.ts'
export {
  createOpenPredicate,
  parseOpeningPattern,
  toOpeningPattern,
  type OpeningPattern,
  type OpeningPatternFields,
} from './opening-pattern.ts'
export { getBusinessPath, getBusinessSlug, getNextFreeSlug, RESERVED_SLUGS } from './path.ts'
export { parseContactPhone, parsePhone } from './parse-phone.ts'
export { isFaxNumber, splitPhones } from './split-phones.ts'
export { formatPhone } from './phone.ts'
export { mayHaveWhatsApp, getWhatsAppLink } from './whatsapp.ts'
export {
  toJpegUrl,
  parsePhotoUrl,
  parsePhotoFile,
  PERSON_PICTURE_WIDTH,
  getPersonPictureUrl,
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  getPhotoUrl,
  getPhotoFileName,
  getPhotoSrcset,
  type PhotoFile,
  type PhotoFormat,
  type PhotoWidth,
} from './photos.ts'
export { PHOTO_ERRORS, PHOTO_SIGNATURE_BYTES, detectPhotoType, type PhotoType } from './photo-rules.ts'
export { getBaseScore, type BaseScoreFields } from './base-score.ts'
export { FEATURED_BY_REVIEWS, isFeaturedByReviews } from './featured.ts'
export { getAverageRating, getRatingScore } from './rating.ts'
export { REGISTRATION_LIMITS } from './registration-limits.ts'
export { VERIFICATION_CODES, type VerificationMethod } from './verification-codes.ts'
export { VERIFICATION_METHODS, getVerificationLabel, getVerificationSentence } from './verification.ts'
export { isVerificationEnded, type VerifiedFields } from './verified-fields.ts'
export { parseVideo, type Video } from './video.ts'
export { isTemporarilyClosed, type TemporaryClosing } from './temporary-closing.ts'
export { NEW_DAYS, getVisibility, type VisibilityFields, type Visibility } from './visibility.ts'
export { isAddressOfNetwork, type Network } from './web-profiles.ts'
