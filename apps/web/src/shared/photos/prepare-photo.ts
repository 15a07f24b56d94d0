import { checkFiles, describeFileProblem } from './check-files.ts'
import { toDataUrl, shrinkPhoto } from './shrink-photo.ts'

const UNREADABLE = 'This photo can’t be read. Please choose another one.'

/**
 * Prepares a chosen file for sending: checked, shrunk by the browser, as a data URL; or returns why it can’t be sent.
 */
export async function preparePhoto(file: File): Promise<{ image: string } | { refusal: string }> {
  const { accepted, rejected } = await checkFiles([file])
  const refusal = describeFileProblem(rejected)
  const [photo] = accepted
  if (refusal || !photo) return { refusal: refusal?.text ?? UNREADABLE }
  try {
    return { image: await toDataUrl(await shrinkPhoto(photo)) }
  } catch {
    return { refusal: UNREADABLE }
  }
}
