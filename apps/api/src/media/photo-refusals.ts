import { PHOTO_REFUSALS } from '@portal/domain/business'
import { fieldProblem, type Problem } from '#shared/problem.ts'

/** Photos have no names here: they are told apart by their place in what was sent. */
const nameOf = (position: number): string => `Photo ${position + 1}`

/** Pixels of the largest photo that is read; phones and cameras of today stay below. */
export const MOST_PIXELS = 40e6

/** Why a sent photo is not taken. */
export type PhotoRefusal = 'type' | 'size' | 'pixels' | 'blank' | 'damaged' | 'elsewhere'

const TEXTS: Readonly<Record<PhotoRefusal, (photo: string) => string>> = {
  type: PHOTO_REFUSALS.type.text,
  size: PHOTO_REFUSALS.size.text,
  pixels: (photo) =>
    `${photo} has more than ${MOST_PIXELS / 1e6} million pixels. Please choose a smaller one.`,
  blank: (photo) => `${photo} has almost nothing in it for its size. Please choose another one.`,
  damaged: (photo) => `${photo} is damaged and can’t be read. Please choose another one.`,
  elsewhere: (photo) => `${photo} is not one of this listing’s photos. Please add it again.`,
}

/** Says beside `images` which photo is refused, and why. */
export const photoProblem = (position: number, why: PhotoRefusal): Problem =>
  fieldProblem('images', TEXTS[why](nameOf(position)))

/** The same of a photo that took opening to find out: those are counted. */
export const unreadablePhoto = (position: number, why: PhotoRefusal): Problem =>
  fieldProblem('images', TEXTS[why](nameOf(position)), 'unreadable')
