import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** Every letter that the portal has sent so far, its broken lines joined. */
async function letters(): Promise<string> {
  const folder = join(inject('dataDir'), 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ')).join('\n')
}

/** Waits until a letter in the outbox says something. */
export const untilLetterSays = async (text: string): Promise<void> => {
  await expect.poll(letters, { timeout: 20_000 }).toContain(text)
}
