export {
  CATEGORIES,
  categoryFromSlug,
  categoryFromText,
  type Category,
  type CategoryName,
} from './categories.ts'
export { categorySlug } from './category-slug.ts'
export { MAX_EXCERPT_LENGTH, toExcerpt } from './excerpt.ts'
export { getOpeningStatus, type OpeningStatus } from './hours.ts'
export { categoriesOfIndustry, industryFromText, industryOfCategory, type Industry } from './industries.ts'
export { businessPath, businessSlug, nextFreeSlug } from './path.ts'
export {
  formatPhone,
  parseContactPhone,
  parsePhone,
  PHONE_DIGITS,
  invalidPhoneMessage,
  whatsAppLink,
} from './phone.ts'
export {
  toJpegUrl,
  parsePhotoUrl,
  parsePhotoFile,
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
export { averageRating, ratingScore } from './rating.ts'
export { REGISTRATION_LIMITS } from './registration-limits.ts'
export { NEW_DAYS, getVisibility, type VisibilityFields, type Visibility } from './visibility.ts'
