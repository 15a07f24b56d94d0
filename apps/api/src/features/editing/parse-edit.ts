import { parseCategory, normaliseTags, parsePhone, sortCodes } from '@portal/domain/business'
import { BUSINESS_TYPES, WEEKDAYS, type BusinessEdit, type EditableFields } from '@portal/domain/contract'
import { resolvePlace, type CountryCode } from '@portal/domain/place'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { createFieldProblem } from '#shared/problem.ts'

/** The fields of an edit as they are stored, without checks that need the listing. */
export function parseEdit(edit: BusinessEdit, present: EditableFields): Partial<EditableFields> {
  const country = edit.country === undefined ? undefined : toPlaceCode(edit.country)
  return withoutUndefined({
    name: edit.name,
    category: edit.category === undefined ? undefined : toCategory(edit.category),
    country,
    address: edit.address,
    point: edit.point,
    directions: emptyToNull(edit.directions),
    description: edit.description,
    website: emptyToNull(edit.website),
    socialMedia: edit.socialMedia && toSocialMedia(edit.socialMedia),
    videoUrl: emptyToNull(edit.videoUrl),
    logo: emptyToNull(edit.logo),
    photos: edit.photos?.map(({ url, caption, focus }) => ({
      url,
      caption: caption || null,
      ...(focus && { focus }),
    })),
    tags: edit.tags && normaliseTags(edit.tags),
    phone: edit.phone === undefined ? undefined : toPhone(edit.phone, country ?? present.country, present),
    email: emptyToNull(edit.email),
    businessTypes: edit.businessTypes && BUSINESS_TYPES.filter((type) => edit.businessTypes?.includes(type)),
    hours: edit.hours && toOrderedHours(edit.hours),
    amenities: edit.amenities && sortCodes(AMENITIES, edit.amenities),
    payments: edit.payments && sortCodes(PAYMENTS, edit.payments),
    delivery: edit.delivery && sortCodes(DELIVERIES, edit.delivery),
    ...toClosing(edit, present),
  })
}

type DefinedFields<Type> = { [Key in keyof Type]: Exclude<Type[Key], undefined> }

const withoutUndefined = <Type extends object>(fields: Type): Partial<DefinedFields<Type>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    DefinedFields<Type>
  >

/** An empty text clears a field; undefined was not sent. */
const emptyToNull = (text: string | null | undefined): string | null | undefined =>
  text === '' ? null : text

function toCategory(text: string): string {
  const category = parseCategory(text)
  if (!category) throw createFieldProblem('category', 'Please select a category')
  return category.name
}

function toPlaceCode(text: string): string {
  const place = resolvePlace(text)
  if (!place) throw createFieldProblem('country', 'Please select a province')
  return place.province ?? place.country
}

const getCountryOfPlace = (place: string): CountryCode => resolvePlace(place)?.country ?? 'sb'

/** A number of the country of the listing, or of its country once an edit is approved. */
function toPhone(typed: string | null, place: string, present: EditableFields): string | null {
  const here = parsePhone(getCountryOfPlace(place), typed ?? '')
  if (here.ok) return here.value
  const before = parsePhone(getCountryOfPlace(present.country), typed ?? '')
  if (before.ok) return before.value
  // An unchanged number stays, even if it was imported in another form.
  if (typed === present.phone) return present.phone
  throw createFieldProblem('phone', here.message)
}

function toSocialMedia(media: NonNullable<BusinessEdit['socialMedia']>): EditableFields['socialMedia'] {
  const { facebook, instagram, twitter } = media
  return {
    ...(facebook && { facebook }),
    ...(instagram && { instagram }),
    ...(twitter && { twitter }),
  }
}

/** Hours in the order of the week, so that equal ones compare as equal. */
function toOrderedHours(hours: NonNullable<EditableFields['hours']>): EditableFields['hours'] {
  const days = [...WEEKDAYS, 'holidays'] as const
  const known = days.filter((day) => hours[day] !== undefined)
  return known.length === 0 ? null : Object.fromEntries(known.map((day) => [day, hours[day]]))
}

/** An open listing has no day on which it opens again. */
function toClosing(edit: BusinessEdit, present: EditableFields) {
  const temporarilyClosed = edit.temporarilyClosed
  const isClosed = temporarilyClosed ?? present.temporarilyClosed
  if (!isClosed && present.temporarilyClosedUntil === null && edit.temporarilyClosedUntil === undefined)
    return { temporarilyClosed }
  return { temporarilyClosed, temporarilyClosedUntil: isClosed ? edit.temporarilyClosedUntil : null }
}
