import { isDeepStrictEqual } from 'node:util'
import { LIVE_FIELDS, type EditableField } from '@portal/domain/business'
import type { EditableFields } from '@portal/domain/contract'
import { getFields } from '#features/businesses/editable-values.ts'

type Fields = Partial<EditableFields>

/** The parts of an edit: stored at once, or waiting for a review. */
export interface SplitEdit {
  readonly live: Fields
  readonly waiting: Fields
}

const isLive = (field: EditableField): boolean => LIVE_FIELDS.some((live) => live === field)

/**
 * Splits wanted values of an approved listing. Facts such as hours are stored at once, and so is what only removes: a
 * cleared link, fewer tags, fewer photos or the same in another order. All else waits. Drops values that are as
 * approved.
 */
export function splitEdit(approved: EditableFields, wanted: Fields): SplitEdit {
  const live: Fields = {}
  const waiting: Fields = {}
  for (const field of getFields(wanted)) {
    if (isDeepStrictEqual(approved[field], wanted[field])) continue
    const target = isLive(field) || isRemovalOnly(field, approved, wanted) ? live : waiting
    Object.assign(target, { [field]: wanted[field] })
  }
  if (waiting.photos) Object.assign(live, findRemainingPhotos(approved.photos, waiting.photos))
  return { live, waiting }
}

/** Whether a value has nothing that was not approved. */
function isRemovalOnly(field: EditableField, approved: EditableFields, wanted: Fields): boolean {
  if (wanted[field] === null) return true
  switch (field) {
    case 'tags':
      return wanted.tags?.every((tag) => approved.tags.includes(tag)) ?? false
    case 'socialMedia':
      return Object.entries(wanted.socialMedia ?? {}).every(
        ([network, address]) =>
          approved.socialMedia[network as keyof EditableFields['socialMedia']] === address,
      )
    case 'photos':
      return wanted.photos?.every((photo) => isApprovedPhoto(photo, approved.photos)) ?? false
    default:
      return false
  }
}

type Photos = EditableFields['photos']

const isApprovedPhoto = ({ url, caption }: Photos[number], approved: Photos): boolean =>
  approved.some((photo) => photo.url === url && (caption === null || photo.caption === caption))

/** A photo that was removed goes at once, even where others wait beside it. */
function findRemainingPhotos(approved: Photos, wanted: Photos): Fields {
  const remaining = approved.filter(({ url }) => wanted.some((photo) => photo.url === url))
  return remaining.length === approved.length ? {} : { photos: remaining }
}
