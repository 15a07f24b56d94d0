import {
  PHOTO_ERRORS,
  PHOTO_SIGNATURE_BYTES,
  detectPhotoType,
  REGISTRATION_LIMITS,
} from '@portal/domain/business'

/** Why files were rejected: a heading, and a sentence for each of them. */
export interface FileRejection {
  title: string
  text: string
}

type Reason = 'type' | 'size'

export interface FileProblem {
  name: string
  reason: Reason
}

const SEVERAL = 'Some files were not added'

/** One message that names every rejected file. */
export function describeFileProblem(rejected: readonly FileProblem[]): FileRejection | null {
  const [first] = rejected
  if (!first) return null
  const isOneReason = rejected.every(({ reason }) => reason === first.reason)
  return {
    title: isOneReason ? PHOTO_ERRORS[first.reason].title : SEVERAL,
    text: rejected.map(({ name, reason }) => PHOTO_ERRORS[reason].text(name)).join(' '),
  }
}

/** Too many photos: none of the new ones is added. */
export const describeTooManyPhotos = (): FileRejection => ({
  title: PHOTO_ERRORS.count.title,
  text: PHOTO_ERRORS.count.text(),
})

/** Decided by a file's first bytes, not by its name. */
async function isPhoto(file: Blob): Promise<boolean> {
  const start = await file.slice(0, PHOTO_SIGNATURE_BYTES).arrayBuffer()
  return detectPhotoType(new Uint8Array(start)) !== null
}

async function findReason(file: File): Promise<Reason | null> {
  const isValid = await isPhoto(file).catch(() => false)
  if (!isValid) return 'type'
  return file.size > REGISTRATION_LIMITS.photoBytes ? 'size' : null
}

/** Separates photos of an allowed size from other files. */
export async function checkFiles(
  files: readonly File[],
): Promise<{ accepted: File[]; rejected: FileProblem[] }> {
  const checked = await Promise.all(files.map(async (file) => ({ file, reason: await findReason(file) })))
  return {
    accepted: checked.flatMap(({ file, reason }) => (reason === null ? [file] : [])),
    rejected: checked.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])),
  }
}
