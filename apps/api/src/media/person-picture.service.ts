import { PERSON_PICTURE_WIDTH, getPhotoFileName } from '@portal/domain/business'
import type { AppContext } from '#context.ts'
import { decodeSentImages } from './decode-sent-images.ts'
import { decodingSemaphore, NAME_BYTES } from './photos.service.ts'
import { toSingleImageProblem, createInvalidPhotoProblem } from './photo-errors.ts'
import { checkHeader, resizeToSquare } from './resize.ts'
import { toSavingProblem } from './storage-problem.ts'

type MediaContext = Pick<AppContext, 'media' | 'disk' | 'randomBytes'>

/**
 * Stores a photo (a data URL) as the picture of an account, cropped to a square; returns its name. Until an account names
 * it, nobody sees it and the sweep may delete it.
 */
export async function storePersonPicture(
  context: MediaContext,
  account: number,
  image: string,
): Promise<string> {
  try {
    return await store(context, account, image)
  } catch (error) {
    throw toSingleImageProblem(error)
  }
}

async function store(
  { media, disk, randomBytes }: MediaContext,
  account: number,
  image: string,
): Promise<string> {
  const [photo] = decodeSentImages([image])
  if (!photo || !('bytes' in photo)) throw createInvalidPhotoProblem(0, 'type')
  await checkHeader(photo)
  const bytes = await decodingSemaphore(String(account), () => resizeToSquare(photo, PERSON_PICTURE_WIDTH))
  const name = randomBytes(NAME_BYTES).toString('base64url')
  const file = getPhotoFileName({ name, width: PERSON_PICTURE_WIDTH, format: 'webp' })
  await media.put([{ name: file, bytes }]).catch((error: unknown) => {
    throw toSavingProblem(error, disk)
  })
  return name
}
