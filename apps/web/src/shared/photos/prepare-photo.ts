import { checkFiles, describeFileProblem } from './check-files.ts'
import { toDataUrl, shrinkPhoto } from './shrink-photo.ts'

const UNREADABLE = 'This photo can’t be read. Please choose another one.'

/** A chosen file as it is sent: checked, made smaller by the browser, as a data URL; or why it can’t be. */
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
