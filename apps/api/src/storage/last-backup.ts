import { randomUUID } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from './durable-files.ts'

/** The last backup that was written and checked. */
const LastBackup = v.object({
  /** The moment whose state it holds, in milliseconds since 1970. */
  at: v.number(),
  /** The absolute path that it was written to. */
  file: v.string(),
  bytes: v.number(),
})
export type LastBackup = v.InferOutput<typeof LastBackup>

const toPath = (dataDir: string): string => join(dataDir, 'last-backup.json')

/** The last backup of a data folder; null where there was none, or the record of it can't be read. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    const record = v.safeParse(LastBackup, JSON.parse(await readFile(toPath(dataDir), 'utf8')))
    return record.success ? record.output : null
  } catch {
    return null
  }
}

/** Notes a backup that is complete, beside others that end at the same time; a reader sees one record, whole. */
export async function recordLastBackup(dataDir: string, backup: LastBackup): Promise<void> {
  const unfinished = `${toPath(dataDir)}.${randomUUID()}.part`
  try {
    await writeDurably(unfinished, JSON.stringify(backup))
    await rename(unfinished, toPath(dataDir))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
