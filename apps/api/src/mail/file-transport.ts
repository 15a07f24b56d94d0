import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { messageOf } from './message.ts'
import { DeliveryError, type Mail, type Transport } from './transport.ts'

/** Writes each mail to a file of its own, which a mail program opens; a repeat takes the place of the first. */
export function fileTransport(folder: string, contactEmail: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    try {
      const { message } = await writer.sendMail(messageOf(mail, contactEmail))
      if (!Buffer.isBuffer(message)) throw new Error('The message is no buffer')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(folder, fileName(mail), message)
    } catch (error) {
      throw new DeliveryError(codeOf(error), { cause: error })
    }
  }
}

/** Files stand in the order in which their mails were caused. */
const fileName = ({ date, messageId }: Mail): string =>
  `${date.toISOString().replaceAll(':', '-')}-${/^<([^@]+)@/.exec(messageId)?.[1] ?? 'mail'}.eml`

/** The name appears once every byte is on the disk: whoever looks there never finds half a mail. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
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

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'The file was not written'
