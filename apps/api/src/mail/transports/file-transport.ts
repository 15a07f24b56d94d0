import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { encodeTypedWords } from './encode-typed-words.ts'
import { toMessage } from './message.ts'
import { DeliveryError, type Mail, type Transport } from './transport.ts'

/**
 * Creates a transport that writes each mail to an `.eml` file, which mail programs open; a repeated attempt replaces the
 * file.
 */
export function createFileTransport(folder: string, contactEmail: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  writer.use('stream', encodeTypedWords)
  return async (mail) => {
    try {
      const { message } = await writer.sendMail(toMessage(mail, contactEmail))
      if (!Buffer.isBuffer(message)) throw new Error('The message is no buffer')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeAtomically(folder, toFileName(mail), message)
    } catch (error) {
      throw new DeliveryError(getErrorCode(error), { cause: error })
    }
  }
}

/** Returns a file name that sorts by the mail's date. */
const toFileName = ({ date, messageId }: Mail): string =>
  `${date.toISOString().replaceAll(':', '-')}-${/^<([^@]+)@/.exec(messageId)?.[1] ?? 'mail'}.eml`

/** The file gets its name once every byte is on disk, so that nobody finds half a mail. */
async function writeAtomically(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.part`)
  await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
  await rename(unfinished, join(folder, name))
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'The file was not written'
