import { PHOTO_REFUSALS, PHOTO_SIGNATURE_BYTES, photoType, REGISTRATION } from '@portal/domain/business'

/** Why files were not taken: a heading, and a sentence for each of them. */
export interface FileRejection {
  title: string
  text: string
}

type Reason = 'type' | 'size'

/** A file that is not taken. */
export interface RejectedFile {
  name: string
  reason: Reason
}

const SEVERAL = 'Some files were not added'

/** One refusal that names every file. */
export function describeRejected(refused: readonly RejectedFile[]): FileRejection | null {
  const [first] = refused
  if (!first) return null
  const isOneReason = refused.every(({ reason }) => reason === first.reason)
  return {
    title: isOneReason ? PHOTO_REFUSALS[first.reason].title : SEVERAL,
    text: refused.map(({ name, reason }) => PHOTO_REFUSALS[reason].text(name)).join(' '),
  }
}

/** There would be more than are taken: none of the new ones is. */
export const tooManyPhotos = (): FileRejection => ({
  title: PHOTO_REFUSALS.count.title,
  text: PHOTO_REFUSALS.count.text(),
})

/** What a file's own first bytes say decides, not its name. */
async function isPhoto(file: Blob): Promise<boolean> {
  const start = await file.slice(0, PHOTO_SIGNATURE_BYTES).arrayBuffer()
  return photoType(new Uint8Array(start)) !== null
}

async function reasonAgainst(file: File): Promise<Reason | null> {
  const isOne = await isPhoto(file).catch(() => false)
  if (!isOne) return 'type'
  return file.size > REGISTRATION.photoBytes ? 'size' : null
}

/** The files that are photos of a size that is taken, and those that are not. */
export async function checkFiles(
  files: readonly File[],
): Promise<{ taken: File[]; refused: RejectedFile[] }> {
  const verdicts = await Promise.all(files.map(async (file) => ({ file, reason: await reasonAgainst(file) })))
  return {
    taken: verdicts.flatMap(({ file, reason }) => (reason === null ? [file] : [])),
    refused: verdicts.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])),
  }
}
