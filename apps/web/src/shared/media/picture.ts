import { toJpegUrl, getPhotoSrcset } from '@portal/domain/business'
import type { Photo } from '@portal/domain/contract'
import type { PictureProps } from '@portal/ui'
import { getPhotoAt } from './photo.ts'

/** A photo's address, its full size in pixels, and its average colour. */
type MeasuredPhoto = Pick<Photo, 'src' | 'width' | 'height' | 'color'> &
  Partial<Pick<Photo, 'srcset' | 'focus'>>

type PictureOfPhoto = Pick<
  PictureProps,
  'src' | 'srcSet' | 'sources' | 'width' | 'height' | 'color' | 'focus'
>

/**
 * Props of the kit's `Picture` for a photo: WebP in several sizes, and JPEG as a fallback. A picture of the app itself
 * has the sizes that it says.
 */
export function toPicture({ src, srcset = '', width, height, color, focus }: MeasuredPhoto): PictureOfPhoto {
  const webp = getPhotoSrcset(src, width) || srcset
  return {
    src: toJpegUrl(getPhotoAt(src, 800)),
    srcSet: getPhotoSrcset(src, width, 'jpg') || undefined,
    sources: webp === '' ? [] : [{ type: 'image/webp', srcSet: webp }],
    width,
    height,
    color,
    focus,
  }
}

/** A photo's alternative text and large title, which say if it is drawn. */
export function describePhoto(
  { caption, isIllustration }: Photo,
  name: string,
  place: number,
  count: number,
): string {
  const text = caption ?? formatPhotoAlt(name, place, count)
  return isIllustration ? `${text} (illustration)` : text
}

/** Alternative text of a photo without its own: `Photo 2 of 4 of Kokonut Oil`. */
export const formatPhotoAlt = (name: string, place: number, count: number): string =>
  count === 1 ? `Photo of ${name}` : `Photo ${place} of ${count} of ${name}`
