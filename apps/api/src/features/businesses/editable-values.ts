import { isDeepStrictEqual } from 'node:util'
import { EDITABLE_FIELDS, type EditableField } from '@portal/domain/business'
import type { EditableFields } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { parseJson, toJson } from '#shared/json.ts'
import type { BusinessRow, PhotoMeasures } from './businesses.table.ts'
import { toBusinessTypes, toTypeBits, toBits, toCodes } from './filter-flags.ts'

/** The columns behind the fields that owners edit. */
type EditableRow = Pick<
  BusinessRow,
  | 'name'
  | 'category'
  | 'country'
  | 'province'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'directions'
  | 'description'
  | 'website'
  | 'social_media'
  | 'video_url'
  | 'logo_url'
  | 'images'
  | 'photos'
  | 'tags'
  | 'phone'
  | 'email'
  | 'type_bits'
  | 'hours'
  | 'temporarily_closed'
  | 'temporarily_closed_until'
  | 'amenity_bits'
  | 'payment_bits'
  | 'delivery_bits'
>

/** The editable fields of a stored business. */
export function toEditableFields(row: EditableRow): EditableFields {
  const measures = parseJson(row.photos)
  return {
    name: row.name,
    category: row.category,
    country: row.province ?? row.country,
    address: row.address,
    point:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
    directions: row.directions,
    description: row.description,
    website: row.website,
    socialMedia: parseJson(row.social_media),
    videoUrl: row.video_url,
    logo: row.logo_url,
    photos: parseJson(row.images).map((url, position) => {
      const { caption = null, focus } = measures[position] ?? {}
      return { url, caption, ...(focus && { focus }) }
    }),
    tags: [...parseJson(row.tags)],
    phone: row.phone,
    email: row.email,
    businessTypes: toBusinessTypes(row.type_bits),
    hours: row.hours && parseJson(row.hours),
    temporarilyClosed: row.temporarily_closed === 1,
    temporarilyClosedUntil: row.temporarily_closed_until,
    amenities: toCodes(AMENITIES, row.amenity_bits),
    payments: toCodes(PAYMENTS, row.payment_bits),
    delivery: toCodes(DELIVERIES, row.delivery_bits),
  }
}

/** The columns of each field but the photos, which also need their measures. */
const COLUMNS: {
  readonly [Field in Exclude<EditableField, 'photos'>]: (value: EditableFields[Field]) => Partial<EditableRow>
} = {
  name: (name) => ({ name }),
  category: (category) => ({ category }),
  country: (country) => resolvePlace(country) ?? {},
  address: (address) => ({ address }),
  point: (point) => ({ latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }),
  directions: (directions) => ({ directions }),
  description: (description) => ({ description }),
  website: (website) => ({ website }),
  socialMedia: (media) => ({ social_media: toJson(media) }),
  videoUrl: (video_url) => ({ video_url }),
  logo: (logo_url) => ({ logo_url }),
  tags: (tags) => ({ tags: toJson(tags) }),
  phone: (phone) => ({ phone }),
  email: (email) => ({ email }),
  businessTypes: (types) => ({ type_bits: toTypeBits(types) }),
  hours: (hours) => ({ hours: hours && toJson(hours) }),
  temporarilyClosed: (closed) => ({ temporarily_closed: closed ? 1 : 0 }),
  temporarilyClosedUntil: (day) => ({ temporarily_closed_until: day }),
  amenities: (codes) => ({ amenity_bits: toBits(AMENITIES, codes) }),
  payments: (codes) => ({ payment_bits: toBits(PAYMENTS, codes) }),
  delivery: (codes) => ({ delivery_bits: toBits(DELIVERIES, codes) }),
}

/** The columns of edited fields; `measured` has the photos of the business by their address. */
export function toEditedColumns(
  fields: Partial<EditableFields>,
  measured: ReadonlyMap<string, PhotoMeasures>,
): Partial<EditableRow> {
  const columns = getFields(fields).map((field) => {
    if (field === 'photos') return toPictureColumns(fields.photos ?? [], measured)
    const toColumns = COLUMNS[field] as (value: unknown) => Partial<EditableRow>
    return toColumns(fields[field])
  })
  return Object.assign({}, ...columns) as Partial<EditableRow>
}

function toPictureColumns(
  photos: EditableFields['photos'],
  measured: ReadonlyMap<string, PhotoMeasures>,
): Partial<EditableRow> {
  return {
    images: toJson(photos.map(({ url }) => url)),
    photos: toJson(
      photos.map(({ url, caption, focus }) => {
        const measures = measured.get(url)
        if (!measures) return null
        const { caption: _caption, focus: _focus, ...others } = measures
        return { ...others, ...(caption !== null && { caption }), ...(focus && { focus }) }
      }),
    ),
  }
}

/** The fields that are set, in the order of forms. */
export const getFields = (fields: Partial<EditableFields>): EditableField[] =>
  EDITABLE_FIELDS.filter((field) => fields[field] !== undefined)

/** Those of these fields whose values differ from others, in the order of forms. */
export const findChangedFields = (before: EditableFields, after: Partial<EditableFields>): EditableField[] =>
  getFields(after).filter((field) => !isDeepStrictEqual(before[field], after[field]))
