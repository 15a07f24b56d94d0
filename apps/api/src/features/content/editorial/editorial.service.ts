import { createHash } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Store } from '#db/open.ts'
import { contentRow } from '../content.repository.ts'
import { findEditorial, putEditorial, removeEditorial } from './editorial.repository.ts'
import { EDITORIAL } from './files.ts'
import { readEditorial } from './records.ts'

interface Options extends Pick<Config, 'publicUrl'> {
  readonly now: number
  /** Where the texts are; left out: those that ship with the product. */
  readonly folder?: string
}

/**
 * Brings the stored texts to what the editorial files say: pages and resources, those that are new, changed and gone.
 * Answers how many rows it wrote; none where nothing changed. A ConfigError names a file that can't be used.
 */
export async function syncEditorial(
  { write }: Pick<Store, 'write'>,
  { publicUrl, now, folder = EDITORIAL }: Options,
): Promise<number> {
  const records = readEditorial(folder, publicUrl).map((record) => ({ record, hash: hashOf(record) }))
  const kept = new Map((await findEditorial(write)).map((row) => [`${row.kind} ${row.slug}`, row]))
  const keyOf = ({ kind, slug }: { kind: string; slug: string }) => `${kind} ${slug}`
  const changed = records.filter(({ record, hash }) => kept.get(keyOf(record))?.file_hash !== hash)
  const there = new Set(records.map(({ record }) => keyOf(record)))
  const gone = [...kept.values()].filter((row) => !there.has(keyOf(row)))
  if (changed.length + gone.length === 0) return 0
  await write.transaction().execute(async (trx) => {
    await removeEditorial(
      trx,
      gone.map(({ id }) => id),
    )
    for (const { record, hash } of changed) {
      // A text that is dated ahead is there all the same: pages lead to it.
      const publishedAt = Math.min(record.publishedAt, now)
      const row = { ...contentRow({ ...record, publishedAt }, record.slug), file_hash: hash }
      await putEditorial(trx, row, kept.get(keyOf(record))?.id)
    }
  })
  return changed.length + gone.length
}

/** Of what a file is made into, so that a change of how that is done counts too. */
const hashOf = (record: object): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url')
