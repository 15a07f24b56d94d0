import { parsePhotoUrl, getPhotoUrl, type PhotoWidth } from '@portal/domain/business'

/** The address of a stored photo in another size; other addresses are unchanged. */
export function getPhotoAt(address: string, width: PhotoWidth): string {
  const photo = parsePhotoUrl(address)
  return photo ? getPhotoUrl(photo.name, width) : address
}
