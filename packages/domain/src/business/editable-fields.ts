/** Fields whose changes are public at once: facts that visitors depend on today. */
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

/** Fields whose changes wait for a review; what only takes away from them is public at once. */
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

/** Everything that the owner of a listing edits. */
export const EDITABLE_FIELDS = [...REVIEWED_FIELDS, ...LIVE_FIELDS] as const

export type LiveField = (typeof LIVE_FIELDS)[number]
export type ReviewedField = (typeof REVIEWED_FIELDS)[number]
/** A field that the owner of a listing edits, by its name in the contract. */
export type EditableField = (typeof EDITABLE_FIELDS)[number]
