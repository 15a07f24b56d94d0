import type { AppContext } from '#context.ts'
import { createWriteBehind, type WriteBehind } from '#db/write-behind.ts'
import { EDITORIAL_FOLDER } from '#package-files/editorial.ts'
import type { Content } from '../content.service.ts'
import { parseDocument } from '../kinds/kind.ts'
import { addDownloads } from './editorial.repository.ts'
import { readAttachment } from './files.ts'
import { renderResourceFile } from './resource-file.ts'

/** A file to download, with its name and type. */
export interface Download {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer | string
}

/** Counts downloads in the background, so that no download waits for a write. */
export const createDownloadCounter = ({
  store,
  log,
}: Pick<AppContext, 'store' | 'log'>): WriteBehind<number> =>
  createWriteBehind({
    write: (batch) => addDownloads(store.write, batch),
    merge: (earlier, later) => earlier + later,
    log,
    what: 'downloads',
  })

/** The file of a resource. A GET is counted, a HEAD is not. */
export async function getDownload(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  { content, counter }: { readonly content: Content; readonly counter: WriteBehind<number> },
  { idOrSlug, isFetched }: { readonly idOrSlug: string; readonly isFetched: boolean },
): Promise<Download> {
  const row = await content.row('resource', idOrSlug, now())
  const { file } = row.details
  if (isFetched) counter.add(String(row.id), 1)
  return file === null
    ? {
        name: `${row.slug}.html`,
        type: 'text/html; charset=utf-8',
        bytes: renderResourceFile({ ...row, document: parseDocument(row) }, config.publicUrl),
      }
    : { name: file, type: 'text/csv; charset=utf-8', bytes: readAttachment(EDITORIAL_FOLDER, file) }
}
