import { isVerificationEnded, type EditableField } from '@portal/domain/business'
import {
  type BusinessType,
  type EditableBusiness,
  type EditableFields,
  type Hours,
  type PhotoFocus,
  editFields,
} from '@portal/domain/contract'
import { formatPoint, parsePoint } from './place/parse-point.ts'
import { pickMatchingFields } from '#shared/drafts/form-draft.ts'
import { createEditDraftStore, type EditBase } from '#shared/forms/engine/edit-base.ts'
import * as v from 'valibot'

/** The form of the editor: texts as they are typed, everything else as it is stored. */
export interface EditorForm {
  name: string
  category: string
  country: string
  address: string
  /** Coordinates as they are typed. */
  point: string
  directions: string
  description: string
  website: string
  socialMedia: { facebook: string; instagram: string; twitter: string }
  videoUrl: string
  logo: string
  photos: { url: string; caption: string; focus: PhotoFocus | '' }[]
  tags: string[]
  phone: string
  email: string
  businessTypes: BusinessType[]
  hours: Hours
  temporarilyClosed: boolean
  temporarilyClosedUntil: string
  amenities: string[]
  payments: string[]
  delivery: string[]
}

/** The stored values as the form shows them. */
export const toForm = (fields: EditableFields): EditorForm => ({
  name: fields.name,
  category: fields.category,
  country: fields.country,
  address: fields.address ?? '',
  point: fields.point ? formatPoint(fields.point) : '',
  directions: fields.directions ?? '',
  description: fields.description,
  website: fields.website ?? '',
  socialMedia: {
    facebook: fields.socialMedia.facebook ?? '',
    instagram: fields.socialMedia.instagram ?? '',
    twitter: fields.socialMedia.twitter ?? '',
  },
  videoUrl: fields.videoUrl ?? '',
  logo: fields.logo ?? '',
  photos: fields.photos.map(({ url, caption, focus }) => ({
    url,
    caption: caption ?? '',
    focus: focus ?? '',
  })),
  tags: [...fields.tags],
  phone: fields.phone ?? '',
  email: fields.email ?? '',
  businessTypes: [...fields.businessTypes],
  hours: fields.hours ?? {},
  temporarilyClosed: fields.temporarilyClosed,
  temporarilyClosedUntil: fields.temporarilyClosedUntil ?? '',
  amenities: [...fields.amenities],
  payments: [...fields.payments],
  delivery: [...fields.delivery],
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a listing loses its Verified mark once its owner's form is stored; an administrator's edit leaves it. */
export const losesVerification = (
  { isVerified, isOwner, stored }: EditableBusiness,
  { name, country, address }: Pick<EditorForm, 'name' | 'country' | 'address'>,
): boolean =>
  isVerified && isOwner && isVerificationEnded(stored, { name, country, address: address.trim() || null })

/** The fields in which two forms differ. */
export const findDifferences = (before: EditorForm, after: EditorForm): EditableField[] =>
  (Object.keys(before) as EditableField[]).filter((field) => !isSame(before[field], after[field]))

/** One field of the form as it is sent. */
function toPayload(form: EditorForm, field: EditableField): unknown {
  switch (field) {
    case 'point':
      return form.point.trim() === '' ? null : parsePoint(form.point)
    case 'logo':
      return form.logo || null
    case 'hours':
      return Object.keys(form.hours).length === 0 ? null : form.hours
    case 'temporarilyClosedUntil':
      return form.temporarilyClosedUntil || null
    case 'photos':
      return form.photos.map(({ url, caption, focus }) => ({
        url,
        caption: caption || null,
        ...(focus && { focus }),
      }))
    case 'tags':
      return form.tags.filter((tag) => tag.trim() !== '')
    default:
      return form[field]
  }
}

/** The changed fields of a form as they are sent. */
export const toEdit = (form: EditorForm, fields: readonly EditableField[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, toPayload(form, field)]))

/** The version that an edit of a listing started from. */
export type ListingBase = EditBase<EditorForm>

/** Drafts of one listing's editor on this device. */
export const editorDrafts = (id: number, blank: EditorForm) =>
  createEditDraftStore<EditorForm>(`listing-edit-${id}`, (stored) => ({
    ...blank,
    ...pickMatchingFields(stored, blank),
  }))

const SCHEMA = v.partial(v.object(editFields))
const POINT = 'Please enter coordinates such as -9.43200, 159.95500 or 9°25.9′S 159°57.3′E'

/** The problems of a form's changed fields by their paths, as far as the browser can check. */
export function validateEdit(form: EditorForm, fields: readonly EditableField[]): Record<string, string> {
  const problems: Record<string, string> = {}
  if (fields.includes('point') && form.point.trim() !== '' && !parsePoint(form.point)) problems.point = POINT
  const result = v.safeParse(SCHEMA, toEdit(form, fields))
  for (const issue of result.issues ?? []) {
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
    problems[path] ??= issue.message
  }
  return problems
}
