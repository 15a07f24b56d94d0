/** Fields whose changes are public at once, since visitors depend on them. */
export const LIVE_FIELDS = [
  'phone',
  'email',
  'businessTypes',
  'hours',
  'temporarilyClosed',
  'temporarilyClosedUntil',
  'amenities',
  'payments',
  'delivery',
] as const

/** Fields whose changes wait for a review, except changes that only remove something. */
export const REVIEWED_FIELDS = [
  'name',
  'category',
  'country',
  'address',
  'point',
  'directions',
  'description',
  'website',
  'socialMedia',
  'videoUrl',
  'logo',
  'photos',
  'tags',
] as const

/** All fields that the owner of a listing can edit. */
export const EDITABLE_FIELDS = [...REVIEWED_FIELDS, ...LIVE_FIELDS] as const

export type LiveField = (typeof LIVE_FIELDS)[number]
export type ReviewedField = (typeof REVIEWED_FIELDS)[number]
/** A field that the owner of a listing can edit, by its name in the contract. */
export type EditableField = (typeof EDITABLE_FIELDS)[number]
