import { jpegAddress, photoSrcset } from '@portal/domain/business'
import type { Photo } from '@portal/domain/contract'
import type { PictureProps } from '@portal/ui'
import { photoAt } from './photo.ts'

/** A photo's address, the pixels of its largest size, and its average colour. */
type Measured = Pick<Photo, 'src' | 'width' | 'height' | 'color'>

type PictureOfPhoto = Pick<PictureProps, 'src' | 'srcSet' | 'sources' | 'width' | 'height' | 'color'>

/** What the kit's `Picture` takes for a photo: WebP in its sizes, and JPEG for browsers without. */
export function toPicture({ src, width, height, color }: Measured): PictureOfPhoto {
  const webp = photoSrcset(src, width)
  return {
    src: jpegAddress(photoAt(src, 800)),
    srcSet: photoSrcset(src, width, 'jpg') || undefined,
    sources: webp === '' ? [] : [{ type: 'image/webp', srcSet: webp }],
    width,
    height,
    color,
  }
}

/** What a photo that names nothing itself is called where it is read out: `Photo 2 of 4 of Kokonut Oil`. */
export const formatPhotoAlt = (name: string, place: number, count: number): string =>
  count === 1 ? `Photo of ${name}` : `Photo ${place} of ${count} of ${name}`
