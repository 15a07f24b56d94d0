import { AMENITIES, BUSINESS_TYPES, DELIVERIES, PAYMENTS, type ListingChoice } from '@portal/reference-data'
import * as v from 'valibot'
import { EDIT_LIMITS } from '../business/edit-limits.ts'
import { EDITABLE_FIELDS } from '../business/editable-fields.ts'
import { parseVideo } from '../business/video.ts'
import { isAddressOfNetwork, type Network } from '../business/web-profiles.ts'
import {
  ModerationStatus,
  BusinessType,
  OwnBusiness,
  Photo,
  SocialMedia,
  WaitingEditState,
} from './business.ts'
import { PhotoFocus } from './business.ts'
import { Handover } from './business-ownership.ts'
import { defineCall, errorResponses } from './call.ts'
import { EditedHours, Hours } from './hours.ts'
import { minCharacters, maxCharacters } from './length.ts'
import { registrationFields } from './new-business.ts'
import { body, Id, Instant, listOf, PathId, Problem, query, wholeNumber } from './shared.ts'
import { day, optionalWebAddress } from './submission-fields.ts'
import {
  codeText,
  emailAddress,
  emptyText,
  line,
  paragraphs,
  WEB_ADDRESS_MESSAGE,
  webAddress,
} from './text.ts'

const { description: DESCRIPTION, directions: DIRECTIONS, caption: CAPTION, tag: TAG } = EDIT_LIMITS

/** The most photos of a listing on any plan. */
const MAX_PHOTOS = 15

const EMAIL = 'Please enter a valid email address'
const VERSION = 'Please send the version that was edited'
const PHOTOS = 'Please send photos as a list of addresses with captions'
const TAGS = 'Please send what you offer as a list of words'
const CLOSED = 'Please choose whether the business is temporarily closed'
const TYPES = 'Please choose from B2B, B2C, Manufacturing and Services'

const DESCRIPTION_TOO_SHORT = `Description must be at least ${DESCRIPTION.min} characters`
const DESCRIPTION_TOO_LONG = `Description must be at most ${DESCRIPTION.max} characters`
const DIRECTIONS_TOO_LONG = `Directions must be at most ${DIRECTIONS} characters`
const FOCUS_UNKNOWN = 'Please choose which part of a photo stays in view: upper or lower'
const CAPTION_TOO_LONG = `A caption must be at most ${CAPTION} characters`
const TAG_LENGTH = `Each entry must have ${TAG.min} to ${TAG.max} characters`

const NETWORK_MESSAGES: Readonly<Record<Network, string>> = {
  facebook: 'Please enter the address of a Facebook page, such as https://facebook.com/yourpage',
  instagram: 'Please enter the address of an Instagram profile, such as https://instagram.com/yourname',
  twitter: 'Please enter the address of an X profile, such as https://x.com/yourname',
}

/** The web address of a profile on a network; empty for none. */
const profileAddress = (network: Network) =>
  v.nullish(
    v.union(
      [
        emptyText,
        v.pipe(
          webAddress,
          v.check((address) => isAddressOfNetwork(network, address), NETWORK_MESSAGES[network]),
        ),
      ],
      NETWORK_MESSAGES[network],
    ),
    '',
  )

const VIDEO = 'Please enter the address of a video on YouTube or Vimeo, or of an MP4 or WebM file'

const videoAddress = v.nullish(
  v.union(
    [
      emptyText,
      v.pipe(
        webAddress,
        v.check((address) => parseVideo(address) !== null, VIDEO),
      ),
    ],
    VIDEO,
  ),
  '',
)

const boundedDegrees = (max: number, message: string) =>
  v.pipe(v.number(message), v.minValue(-max, message), v.maxValue(max, message))

/** The coordinates of a business. */
export const MapPoint = v.object(
  {
    latitude: boundedDegrees(90, 'Please enter a latitude from -90 to 90'),
    longitude: boundedDegrees(180, 'Please enter a longitude from -180 to 180'),
  },
  'Please send the point by its latitude and longitude',
)
export type MapPoint = v.InferOutput<typeof MapPoint>

/** A photo of a listing by its URL, with its caption and the part of it that stays in view. */
export const CaptionedPhoto = v.object({
  url: v.string(),
  caption: v.nullable(v.string()),
  focus: v.optional(PhotoFocus),
})
export type CaptionedPhoto = v.InferOutput<typeof CaptionedPhoto>

const photo = v.object(
  {
    url: codeText(PHOTOS),
    caption: v.nullish(
      v.pipe(line(PHOTOS, CAPTION_TOO_LONG), maxCharacters(CAPTION, CAPTION_TOO_LONG)),
      null,
    ),
    focus: v.optional(v.picklist(PhotoFocus.options, FOCUS_UNKNOWN)),
  },
  PHOTOS,
)

/** Codes of a table, each once. */
const ticks = (table: readonly ListingChoice[], message: string) =>
  listOf(
    v.picklist(
      table.map(({ code }) => code),
      message,
    ),
    table.length,
    {
      none: message,
      tooMany: 'Please choose each one once',
    },
  )

/** The fields of an edit, each with its rule and messages; an empty text means none. */
export const editFields = {
  name: registrationFields.name,
  category: registrationFields.category,
  country: registrationFields.country,
  address: registrationFields.address,
  point: v.nullable(MapPoint),
  directions: v.nullable(
    v.pipe(
      paragraphs('Please write the directions as text', DIRECTIONS_TOO_LONG),
      maxCharacters(DIRECTIONS, DIRECTIONS_TOO_LONG),
    ),
  ),
  description: v.pipe(
    paragraphs(DESCRIPTION_TOO_SHORT, DESCRIPTION_TOO_LONG),
    minCharacters(DESCRIPTION.min, DESCRIPTION_TOO_SHORT),
    maxCharacters(DESCRIPTION.max, DESCRIPTION_TOO_LONG),
  ),
  website: optionalWebAddress,
  socialMedia: v.object(
    {
      facebook: profileAddress('facebook'),
      instagram: profileAddress('instagram'),
      twitter: profileAddress('twitter'),
    },
    WEB_ADDRESS_MESSAGE,
  ),
  videoUrl: videoAddress,
  /** The URL of a photo that was added to this listing. */
  logo: v.nullable(codeText('Please send the logo by its address')),
  photos: listOf(photo, MAX_PHOTOS, {
    none: PHOTOS,
    tooMany: `A listing has at most ${MAX_PHOTOS} photos`,
  }),
  tags: listOf(
    v.pipe(line(TAGS, TAG_LENGTH), minCharacters(TAG.min, TAG_LENGTH), maxCharacters(TAG.max, TAG_LENGTH)),
    EDIT_LIMITS.tags,
    { none: TAGS, tooMany: `Please name at most ${EDIT_LIMITS.tags} things` },
  ),
  phone: registrationFields.phone,
  email: v.nullable(v.union([emptyText, emailAddress(EMAIL)], EMAIL)),
  businessTypes: listOf(v.picklist(BUSINESS_TYPES, TYPES), BUSINESS_TYPES.length, {
    none: TYPES,
    tooMany: 'Please choose each type once',
  }),
  hours: v.nullable(EditedHours),
  temporarilyClosed: v.boolean(CLOSED),
  temporarilyClosedUntil: v.nullable(day('Please enter a day such as 2026-12-01')),
  /** Amenities of other categories are accepted too: a listing keeps them while its category changes. */
  amenities: ticks(AMENITIES, 'Please choose amenities from the list'),
  payments: ticks(PAYMENTS, 'Please choose from the ways to pay'),
  delivery: ticks(DELIVERIES, 'Please choose from the ways of delivery'),
}

/**
 * Changed fields of a listing, and the version they are based on; absent fields stay. Without a version there is no check for
 * conflicts: the fields are replaced.
 */
export const BusinessEdit = body({
  version: v.optional(v.pipe(v.number(VERSION), v.integer(VERSION), v.minValue(0, VERSION))),
  ...v.partial(v.object(editFields)).entries,
})
export type BusinessEdit = v.InferOutput<typeof BusinessEdit>

/** The stored values of all editable fields. `country` is a province’s code, or that of a country without provinces. */
export const EditableFields = v.object({
  name: v.string(),
  category: v.string(),
  country: v.string(),
  address: v.nullable(v.string()),
  point: v.nullable(MapPoint),
  directions: v.nullable(v.string()),
  description: v.string(),
  website: v.nullable(v.string()),
  socialMedia: SocialMedia,
  videoUrl: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  photos: v.array(CaptionedPhoto),
  tags: v.array(v.string()),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  businessTypes: v.array(BusinessType),
  hours: v.nullable(Hours),
  temporarilyClosed: v.boolean(),
  temporarilyClosedUntil: v.nullable(v.string()),
  amenities: v.array(v.string()),
  payments: v.array(v.string()),
  delivery: v.array(v.string()),
})
export type EditableFields = v.InferOutput<typeof EditableFields>

/** A field of a pending edit: the public value and the new one. */
export const FieldChange = v.object({
  field: v.picklist(EDITABLE_FIELDS),
  before: v.unknown(),
  after: v.unknown(),
})
export type FieldChange = v.InferOutput<typeof FieldChange>

/** The pending edit of a public listing, with its changes. */
export const WaitingEdit = v.object({ ...WaitingEditState.entries, changes: v.array(FieldChange) })
export type WaitingEdit = v.InferOutput<typeof WaitingEdit>

const editableBusiness = v.object({
  id: Id,
  slug: v.string(),
  status: ModerationStatus,
  /** Whether it is the caller’s own; administrators may edit others. */
  isOwner: v.boolean(),
  /** Whether it has the Verified mark, which an edit removes according to `isVerificationEnded`. */
  isVerified: v.boolean(),
  timeZone: v.string(),
  /** Changes with each edit; sent back with the next one. */
  version: v.number(),
  /** The initial values of the form: the stored values, overridden by pending ones. */
  fields: EditableFields,
  /** The values that are public, or will be once the listing is approved. */
  stored: EditableFields,
  waiting: v.nullable(WaitingEdit),
  pausedAt: v.nullable(Instant),
  suspendedAt: v.nullable(Instant),
  /** The account that it is offered to, until they accept, the owner cancels, or the day passes. */
  handover: v.nullable(Handover),
  limits: v.object({ photos: v.number(), words: v.number() }),
  /** Fields whose changes need a review; all others are stored at once. */
  reviewed: v.array(v.picklist(EDITABLE_FIELDS)),
})
type EditableBusinessObject = typeof editableBusiness
/** Named, so that the types of the calls that return it stay short enough for the compiler. */
export interface EditableBusinessSchema extends EditableBusinessObject {}
/** A listing for its owner’s form. */
export const EditableBusiness: EditableBusinessSchema = editableBusiness
export type EditableBusiness = v.InferOutput<typeof EditableBusiness>

/** The rejection of an edit that conflicts with somebody else’s. */
export const EditConflict = v.object({
  ...Problem.entries,
  /** Fields changed since; `yours` is absent where the edit does not change the field. */
  changes: v.optional(
    v.array(
      v.object({ field: v.picklist(EDITABLE_FIELDS), yours: v.optional(v.unknown()), theirs: v.unknown() }),
    ),
  ),
  /** The listing as it is now. */
  present: v.optional(EditableBusiness),
})
export type EditConflict = v.InferOutput<typeof EditConflict>

const params = v.object({ id: PathId })

/** The owner and administrators. 404: there is none, or it is not theirs. */
export const getBusinessEdit = defineCall({
  method: 'GET',
  path: '/api/businesses/:id/edit',
  summary: 'Every field of a listing for its owner’s editor, with changes in review',
  tag: 'businesses',
  params,
  responses: { 200: EditableBusiness, ...errorResponses(401, 404, 429) },
})

/**
 * The owner and administrators. Changes of fields in `reviewed` wait for a decision, while the old values stay public; all
 * others are public at once. 409: somebody else changed the listing since that version.
 */
export const editBusiness = defineCall({
  method: 'PATCH',
  path: '/api/businesses/:idOrSlug',
  summary: 'Change fields of a listing; repeating it changes nothing',
  tag: 'businesses',
  // Named `slug` as in the profile’s path, but accepts only an id.
  params: v.object({ idOrSlug: PathId }),
  body: BusinessEdit,
  responses: {
    200: EditableBusiness,
    409: EditConflict,
    ...errorResponses(400, 401, 403, 404, 413, 415, 429, 503),
  },
})

/** The owner and administrators. 404: it is not theirs, or it has no pending edit. */
export const previewEdit = defineCall({
  method: 'GET',
  path: '/api/businesses/:id/edit/preview',
  summary: 'Preview of a listing with its changes in review',
  tag: 'businesses',
  params,
  responses: { 200: OwnBusiness, ...errorResponses(401, 404, 429) },
})

/** The owner and administrators. The listing keeps its approved values. 409: the pending edit is not the one that was read. */
export const cancelEdit = defineCall({
  method: 'DELETE',
  path: '/api/businesses/:id/edit',
  summary: 'Withdraw changes in review or rejected ones; without any, nothing happens',
  tag: 'businesses',
  params,
  query: query({ version: v.optional(wholeNumber(0, 999_999_999)) }),
  responses: {
    200: EditableBusiness,
    409: EditConflict,
    ...errorResponses(400, 401, 403, 404, 429, 503),
  },
})

/** The owner and administrators. Nobody else sees the photo before an edit with it is approved. 409: too many photos. */
export const addPhoto = defineCall({
  method: 'POST',
  path: '/api/businesses/:id/photos',
  summary: 'Add a photo, as a data URL, for the next edit of a listing; a repeat gets the same response',
  tag: 'businesses',
  params,
  body: body({ image: v.string('Please send the photo as a data address') }),
  responses: { 201: Photo, ...errorResponses(400, 401, 403, 404, 409, 413, 415, 429, 503) },
})
