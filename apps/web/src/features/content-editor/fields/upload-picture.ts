import type * as contract from '@portal/domain/contract'
import type { ContentPicture } from '@portal/domain/contract'
import { upload } from '#api/upload.ts'
import { send } from '#shared/calls/call.ts'
import { checkFiles, describeFileProblem } from '#shared/photos/check-files.ts'
import { toDataUrl, shrinkPhoto } from '#shared/photos/shrink-photo.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'

type StorePictureResult = { picture: ContentPicture } | { problem: string }

const FAILED = 'The picture could not be stored. Check your connection and try again.'

/** Makes a picture small and stores it; nobody else sees it before it is published. */
export async function storePicture(file: File): Promise<StorePictureResult> {
  const { rejected } = await checkFiles([file])
  const refused = describeFileProblem(rejected)
  if (refused) return { problem: refused.text }
  try {
    const image = await toDataUrl(await shrinkPhoto(file))
    const request = send<typeof contract.addContentPicture>('POST', '/api/admin/content/pictures', {
      body: { image },
    })
    const { data, error } = await upload<ContentPicture>(request, { onProgress: () => {} })
    return data ? { picture: data } : { problem: describeFailure(error, FAILED) }
  } catch {
    return { problem: `${file.name} could not be read as a picture. Please choose another one.` }
  }
}
