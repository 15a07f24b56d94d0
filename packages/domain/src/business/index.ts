export {
  CATEGORIES,
  categoryFromSlug,
  categoryFromText,
  type Category,
  type CategoryName,
} from './categories.ts'
export { categorySlug } from './category-slug.ts'
export { EXCERPT_MAX, excerptOf } from './excerpt.ts'
export { openState, type OpenState } from './hours.ts'
export { categoriesOfIndustry, industryFromText, industryOfCategory, type Industry } from './industries.ts'
export { businessPath, businessSlug, nextFreeSlug } from './path.ts'
export {
  formatPhone,
  parseContactPhone,
  parsePhone,
  PHONE_DIGITS,
  phoneMessage,
  whatsAppLink,
} from './phone.ts'
export {
  jpegAddress,
  parsePhotoAddress,
  parsePhotoFile,
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  photoAddress,
  photoFileName,
  photoSrcset,
  type PhotoFile,
  type PhotoFormat,
  type PhotoWidth,
} from './photos.ts'
export { PHOTO_REFUSALS, PHOTO_SIGNATURE_BYTES, photoType, type PhotoType } from './photo-rules.ts'
export { averageRating, ratingScore } from './rating.ts'
export { REGISTRATION } from './registration.ts'
export { NEW_DAYS, visibilityOf, type Listing, type Visibility } from './visibility.ts'
