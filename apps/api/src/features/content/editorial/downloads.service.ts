import type { AppContext } from '#context.ts'
import type { Content } from '../content.service.ts'
import { documentOf } from '../kind.ts'
import { countDownload } from './editorial.repository.ts'
import { EDITORIAL, readAttached } from './files.ts'
import { resourceFile } from './resource-file.ts'

/** A file to save under a name. */
export interface Download {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer | string
}

/** The file of a resource; a fetch of it is counted where the disk takes that, a look at its headers is none. */
export async function downloadOf(
  { config, store, now, log }: Pick<AppContext, 'config' | 'store' | 'now' | 'log'>,
  content: Content,
  { idOrSlug, isFetched }: { readonly idOrSlug: string; readonly isFetched: boolean },
): Promise<Download> {
  const row = await content.row('resource', idOrSlug, now())
  const { file } = row.details
  if (isFetched) {
    const uncounted = (err: unknown) => log.warn({ err }, 'download not counted')
    await countDownload(store.write, row.id).catch(uncounted)
  }
  return file === null
    ? {
        name: `${row.slug}.html`,
        type: 'text/html; charset=utf-8',
        bytes: resourceFile({ ...row, document: documentOf(row) }, config.publicUrl),
      }
    : { name: file, type: 'text/csv; charset=utf-8', bytes: readAttached(EDITORIAL, file) }
}
