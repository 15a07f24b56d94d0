import { createHash } from 'node:crypto'
import type { Config } from '#config/config.ts'
import type { Store } from '#db/engine/store.ts'
import { EDITORIAL_FOLDER } from '#package-files/editorial.ts'
import { toContentRow } from '../content.repository.ts'
import { findEditorial, upsertEditorial, deleteEditorial, type StoredText } from './editorial.repository.ts'
import { readEditorial, type EditorialRecord } from './records.ts'

interface Options extends Pick<Config, 'publicUrl'> {
  readonly now: number
  /** The folder of the texts; left out: those that ship with the product. */
  readonly folder?: string
}

/**
 * Syncs the stored pages and resources with the editorial files: inserts, updates and deletes.
 * Returns how many rows it wrote; none where nothing changed. A ConfigError names a file that can't be used.
 */
export async function syncEditorial(
  { write }: Pick<Store, 'write'>,
  { publicUrl, now, folder = EDITORIAL_FOLDER }: Options,
): Promise<number> {
  const texts = readEditorial(folder, publicUrl).map((record) => ({ record, hash: hashRecord(record) }))
  if (isEmpty(diffTexts(texts, await findEditorial(write)))) return 0
  return write.transaction().execute(async (trx) => {
    // Another process may have synced them meanwhile.
    const { changed, gone } = diffTexts(texts, await findEditorial(trx))
    await deleteEditorial(trx, gone)
    for (const { record, hash, id } of changed) {
      // A text that is dated ahead is published at once: pages link to it.
      const publishedAt = Math.min(record.publishedAt, now)
      await upsertEditorial(
        trx,
        { ...toContentRow({ ...record, publishedAt }, record.slug), file_hash: hash },
        id,
      )
    }
    return changed.length + gone.length
  })
}

interface EditorialText {
  readonly record: EditorialRecord
  readonly hash: string
}

interface Difference {
  readonly changed: readonly (EditorialText & { readonly id: number | undefined })[]
  /** Ids of rows without a file. */
  readonly gone: readonly number[]
}

const toKey = ({ kind, slug }: { readonly kind: string; readonly slug: string }) => `${kind} ${slug}`

function diffTexts(texts: readonly EditorialText[], rows: readonly StoredText[]): Difference {
  const stored = new Map(rows.map((row) => [toKey(row), row]))
  const filed = new Set(texts.map(({ record }) => toKey(record)))
  return {
    changed: texts
      .map((text) => ({ ...text, row: stored.get(toKey(text.record)) }))
      .filter(({ hash, row }) => row?.file_hash !== hash)
      .map(({ record, hash, row }) => ({ record, hash, id: row?.id })),
    gone: rows.filter((row) => !filed.has(toKey(row))).map(({ id }) => id),
  }
}

const isEmpty = ({ changed, gone }: Difference): boolean => changed.length + gone.length === 0

/** The hash of a record rather than of its file, so that a change of the parser counts too. */
const hashRecord = (record: EditorialRecord): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url')
