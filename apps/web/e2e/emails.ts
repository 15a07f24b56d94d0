import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ownPortal } from './own-portal.ts'

/** The texts of emails, by their file: a file is complete once it exists, and never changes. */
const known = new Map<string, string>()

async function readEmail(file: string): Promise<string> {
  const text = known.get(file) ?? decode(await readFile(file, 'utf8'))
  known.set(file, text)
  return text
}

/** Decodes quoted-printable, and makes each run of white space one space. */
const decode = (file: string): string =>
  file
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    .replaceAll(/\s+/g, ' ')

/** The emails that a portal has sent so far, oldest first. */
async function readEmails(dataDir = ownPortal().dataDir): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted()
  return Promise.all(files.map((file) => readEmail(join(folder, file))))
}

/** How many emails sent so far contain a text. */
export const countEmailsWith = async (text: string, dataDir?: string): Promise<number> =>
  (await readEmails(dataDir)).filter((email) => email.includes(text)).length

/** Waits until an email contains a text. */
export const waitForEmailText = async (text: string): Promise<void> => {
  await expect.poll(() => countEmailsWith(text), { message: text }).toBeGreaterThan(0)
}

/** The newest link to a page, with its token, in emails to an address; waits for it. */
export async function waitForEmailLink(address: string, page: string): Promise<string> {
  const link = new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`)
  const newest = async () =>
    (await readEmails())
      .filter((email) => email.includes(address))
      .flatMap((email) => link.exec(email)?.[0] ?? [])
      .at(-1)
  await expect.poll(newest).toMatch(/^https?:/)
  return (await newest()) ?? ''
}
