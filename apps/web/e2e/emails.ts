import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ownPortal } from './own-portal.ts'

/** All emails sent so far, with soft line breaks removed. */
async function readEmails(): Promise<string> {
  const folder = join(ownPortal().dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ')).join('\n')
}

/** Waits until an email in the outbox contains a text; what a job sends takes longer. */
export const waitForEmailText = async (text: string, options?: { timeout: number }): Promise<void> => {
  await expect.poll(readEmails, options).toContain(text)
}

/** Decodes quoted-printable: soft line breaks and encoded characters. */
const decoded = (file: string): string =>
  file
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The newest link to a page, with its token, in emails to an address; waits for it. */
export async function waitForEmailLink(address: string, page: string): Promise<string> {
  const folder = join(ownPortal().dataDir, 'outbox')
  let link: string | undefined
  const look = async () => {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted()
    for (const file of files) {
      const text = decoded(await readFile(join(folder, file), 'utf8'))
      if (text.includes(address))
        link = new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`).exec(text)?.[0] ?? link
    }
    return link
  }
  await expect.poll(look).toMatch(/^https?:/)
  return link ?? ''
}

/** How many emails sent so far contain a text. */
export async function countEmailsWith(text: string, dataDir = ownPortal().dataDir): Promise<number> {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const texts = await Promise.all(
    files.map(async (file) => decoded(await readFile(join(folder, file), 'utf8'))),
  )
  return texts.filter((one) => one.replaceAll(/\s+/g, ' ').includes(text)).length
}
