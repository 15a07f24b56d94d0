import { PHOTO_ERRORS } from '@portal/domain/business'
import { createFieldProblem, Problem } from '#shared/problem.ts'

/** Photos are named by position, since their file names are not sent. */
const formatPhotoLabel = (position: number): string => `Photo ${position + 1}`

/** The maximum pixels of a photo, more than current phones and cameras have. */
export const MAX_PIXELS = 40e6

/** Why a photo is refused. */
export type PhotoErrorCode = 'type' | 'size' | 'pixels' | 'coding' | 'blank' | 'damaged' | 'elsewhere'

const MESSAGES: Readonly<Record<PhotoErrorCode, (photo: string) => string>> = {
  type: PHOTO_ERRORS.type.text,
  size: PHOTO_ERRORS.size.text,
  pixels: (photo) =>
    `${photo} has more than ${MAX_PIXELS / 1e6} million pixels. Please choose a smaller one.`,
  coding: (photo) =>
    `${photo} has too many pixels for the way it is saved. Please save it as a JPEG or choose a smaller one.`,
  blank: (photo) => `${photo} has almost nothing in it for its size. Please choose another one.`,
  damaged: (photo) => `${photo} is damaged and can’t be read. Please choose another one.`,
  elsewhere: (photo) => `${photo} is not one of this listing’s photos. Please add it again.`,
}

/** Creates the problem of the field `images` with the position of the photo and the reason. */
export const createInvalidPhotoProblem = (position: number, code: PhotoErrorCode): Problem =>
  createFieldProblem('images', MESSAGES[code](formatPhotoLabel(position)))

/** Creates the same for a photo that had to be decoded; a limit counts these. */
export const createUnreadablePhotoProblem = (position: number, code: PhotoErrorCode): Problem =>
  createFieldProblem('images', MESSAGES[code](formatPhotoLabel(position)), 'unreadable')

/** Turns a problem with numbered photos of a list into one of a single photo's field. */
export function toSingleImageProblem(error: unknown): unknown {
  const message = error instanceof Problem ? error.fields?.images : undefined
  return error instanceof Problem && message !== undefined
    ? createFieldProblem('image', message.replace(/^Photo 1\b/, 'This photo'), error.kind)
    : error
}
