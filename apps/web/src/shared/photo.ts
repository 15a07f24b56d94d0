import { parsePhotoAddress, photoAddress, type PhotoFormat, type PhotoWidth } from '@portal/domain/business'

/** The same stored photo in another size or format; an address that is not a stored photo's stays as it is. */
export function photoAt(address: string, width: PhotoWidth, format: PhotoFormat = 'webp'): string {
  const photo = parsePhotoAddress(address)
  return photo ? photoAddress(photo.name, width, format) : address
}
