import { checkFiles, describeRejected } from './check-files.ts'
import { dataAddress, shrink } from './shrink.ts'

const UNREADABLE = 'This photo can’t be read. Please choose another one.'

/** A chosen file as it is sent: checked, made smaller by the browser, as a data URL; or why it can’t be. */
export async function preparePhoto(file: File): Promise<{ image: string } | { refusal: string }> {
  const { accepted, rejected } = await checkFiles([file])
  const refusal = describeRejected(rejected)
  const [photo] = accepted
  if (refusal || !photo) return { refusal: refusal?.text ?? UNREADABLE }
  try {
    return { image: await dataAddress(await shrink(photo)) }
  } catch {
    return { refusal: UNREADABLE }
  }
}
