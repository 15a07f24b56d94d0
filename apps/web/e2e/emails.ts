import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ownPortal } from './own-portal.ts'

/** Every letter that the portal has sent so far, its broken lines joined. */
async function letters(): Promise<string> {
  const folder = join(ownPortal().dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ')).join('\n')
}

/** Waits until a letter in the outbox says something. */
export const untilLetterSays = async (text: string): Promise<void> => {
  await expect.poll(letters).toContain(text)
}

/** A letter's file without the broken lines and coded characters of its way. */
const decoded = (file: string): string =>
  file
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The newest link to a page, with its token, in the letters to an address; waits until there is one. */
export async function linkInLetterTo(address: string, page: string): Promise<string> {
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
