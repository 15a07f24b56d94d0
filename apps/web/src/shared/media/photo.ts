import { parsePhotoAddress, photoAddress, type PhotoWidth } from '@portal/domain/business'

/** The same stored photo in another size; an address that is not a stored photo's stays as it is. */
export function photoAt(address: string, width: PhotoWidth): string {
  const photo = parsePhotoAddress(address)
  return photo ? photoAddress(photo.name, width) : address
}
