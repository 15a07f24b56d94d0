import { getLabels, type EditableField } from '@portal/domain/business'
import type { CaptionedPhoto, Difference, EditableFields, FieldChange } from '@portal/domain/contract'
import { getPlaceName, resolvePlace } from '@portal/domain/place'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'

/** The label of each field, and its text for administrators. */
const FIELDS: {
  readonly [Field in Exclude<EditableField, 'photos'>]: readonly [
    label: string,
    toText: (value: EditableFields[Field]) => string | null,
  ]
} = {
  name: ['Name', String],
  category: ['Category', String],
  country: ['Country or province', toPlaceText],
  address: ['Town or address', (address) => address],
  point: ['Point on the map', (point) => point && `${point.latitude}, ${point.longitude}`],
  directions: ['Directions', (directions) => directions],
  description: ['Description', String],
  website: ['Website', (website) => website],
  socialMedia: ['Social media', (media) => Object.values(media).filter(Boolean).join('\n') || null],
  videoUrl: ['Video', (address) => address],
  logo: ['Logo', (address) => address && 'A logo'],
  tags: ['What it offers', (tags) => tags.join(', ') || null],
  phone: ['Phone', (phone) => phone],
  email: ['Email', (email) => email],
  businessTypes: ['Business types', (types) => types.join(', ') || null],
  hours: ['Hours', (hours) => hours && JSON.stringify(hours)],
  temporarilyClosed: ['Closed for now', (isClosed) => (isClosed ? 'Yes' : 'No')],
  temporarilyClosedUntil: ['Closed until', (day) => day],
  amenities: ['Amenities', (codes) => getLabels(AMENITIES, codes).join(', ') || null],
  payments: ['Ways to pay', (codes) => getLabels(PAYMENTS, codes).join(', ') || null],
  delivery: ['Delivery', (codes) => getLabels(DELIVERIES, codes).join(', ') || null],
}

function toPlaceText(code: string): string {
  const place = resolvePlace(code)
  return place ? getPlaceName(place) : code
}

/** A changed field as text. A replaced logo has the same text, so the new one is marked. */
export function toDifference({ field, before, after }: FieldChange): Difference {
  if (field === 'photos')
    return { field: 'Photos', ...describePhotos(before as CaptionedPhoto[], after as CaptionedPhoto[]) }
  const [label, toText] = FIELDS[field] as readonly [string, (value: unknown) => string | null]
  const [was, isNow] = [toText(before), toText(after)]
  return {
    field: label,
    before: was,
    after: was === isNow ? `${isNow} (another one)` : isNow,
  }
}

type Photos = readonly CaptionedPhoto[]

const findPosition = (photos: Photos, { url }: CaptionedPhoto): number =>
  photos.findIndex((photo) => photo.url === url)

const toLine = ({ caption }: CaptionedPhoto, position: number, marks: string): string =>
  `Photo ${position + 1}: ${caption ?? 'no caption'}${marks}`

const toText = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join('\n'))

/** Marks a photo as new or moved, with its earlier number. */
function describeMove(before: Photos, photo: CaptionedPhoto, position: number): string {
  const earlier = findPosition(before, photo)
  if (earlier < 0) return ' (new)'
  return earlier === position ? '' : ` (photo ${earlier + 1} before)`
}

/** Lists photos by caption and marks new, moved and removed ones; the preview shows the pictures. */
export const describePhotos = (before: Photos, after: Photos): Pick<Difference, 'before' | 'after'> => ({
  before: toText(
    before.map((photo, position) =>
      toLine(photo, position, findPosition(after, photo) < 0 ? ' (removed)' : ''),
    ),
  ),
  after: toText(
    after.map((photo, position) => toLine(photo, position, describeMove(before, photo, position))),
  ),
})
