import type * as contract from '@portal/domain/contract'
import type { Photo } from '@portal/domain/contract'
import { upload, type UploadResult } from '#api/upload.ts'
import { send } from '#shared/calls/call.ts'
import { toDataUrl, shrinkPhoto } from '#shared/photos/shrink-photo.ts'

/** Makes a photo small and stores it with a listing, where nobody else sees it before it is approved. */
export async function uploadPhoto(
  listingId: number,
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadResult<Photo>> {
  const image = await toDataUrl(await shrinkPhoto(file))
  const request = send<typeof contract.addPhoto>('POST', '/api/businesses/:id/photos', {
    params: { id: listingId },
    body: { image },
  })
  return upload<Photo>(request, { onProgress })
}
