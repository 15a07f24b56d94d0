import { countWords, type EditableField } from '@portal/domain/business'
import { getPlaceLabel, resolvePlace } from '@portal/domain/place'
import { pluralize } from '@portal/domain/shared'
import { HOURS_DAYS, isAllDay } from '../hours/edit-hours.ts'
import type { EditorForm } from '../editor-form.ts'

const list = (parts: readonly (string | false)[], none: string): string =>
  parts.filter((part) => part !== false && part.trim() !== '').join(' · ') || none

function describeHours({ hours, temporarilyClosed }: EditorForm): string {
  if (temporarilyClosed) return 'Closed for now'
  const given = HOURS_DAYS.filter(([day]) => hours[day] !== undefined)
  if (given.length === 0) return 'Not given yet'
  if (given.every(([day]) => isAllDay(hours, day))) return 'Open 24 hours'
  const open = given.filter(([day]) => hours[day]?.length)
  return `Open on ${pluralize(open.length, 'day')} of ${given.length}`
}

/** The sections of the form: their fields, and what is in them in a few words; `isTyped` if these are the owner's own. */
const PARTS = {
  basics: {
    isTyped: true,
    fields: ['name', 'category', 'businessTypes'],
    describe: ({ name, category }) => list([name, category], 'Name and category'),
  },
  texts: {
    isTyped: false,
    fields: ['description', 'tags'],
    describe: ({ description, tags }) =>
      list(
        [
          pluralize(countWords(description), 'word'),
          tags.length > 0 && pluralize(tags.length, 'thing on offer', 'things on offer'),
        ],
        '',
      ),
  },
  contact: {
    isTyped: true,
    fields: ['phone', 'email', 'website', 'socialMedia', 'videoUrl'],
    describe: ({ phone, email, website }) => list([phone, email, website], 'Nothing yet'),
  },
  hours: {
    isTyped: false,
    fields: ['hours', 'temporarilyClosed', 'temporarilyClosedUntil'],
    describe: describeHours,
  },
  expectations: {
    isTyped: false,
    fields: ['amenities', 'payments', 'delivery'],
    describe: ({ amenities, payments, delivery }) => {
      const count = amenities.length + payments.length + delivery.length
      return count === 0 ? 'Nothing chosen yet' : `${count} chosen`
    },
  },
  place: {
    isTyped: true,
    fields: ['country', 'address', 'point', 'directions'],
    describe: ({ country, address, point }) => {
      const place = resolvePlace(country)
      return list(
        [place ? getPlaceLabel({ ...place, address }) : address, point.trim() !== '' && 'on the map'],
        '',
      )
    },
  },
  photos: {
    isTyped: false,
    fields: ['photos', 'logo'],
    describe: ({ photos, logo }) =>
      list([photos.length > 0 && pluralize(photos.length, 'photo'), logo !== '' && 'logo'], 'None yet'),
  },
} as const satisfies Readonly<
  Record<
    string,
    { isTyped: boolean; fields: readonly EditableField[]; describe: (form: EditorForm) => string }
  >
>

export type SectionId = keyof typeof PARTS

export interface SectionSummary {
  text: string
  /** Whether the text is the owner's own: names, addresses, numbers. */
  isTyped: boolean
  isSaved: boolean
}

/** What is in a section, and whether it is saved. */
export function describeSection(
  section: SectionId,
  form: EditorForm,
  changed: readonly EditableField[],
): SectionSummary {
  const { isTyped, fields, describe } = PARTS[section]
  const names: readonly EditableField[] = fields
  return { text: describe(form), isTyped, isSaved: !changed.some((field) => names.includes(field)) }
}
