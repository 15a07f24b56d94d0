import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { AppContext } from '#context.ts'
import type { PersonalFile } from '#db/personal-data.ts'
import { ALL_PERSONAL_DATA, readPerson } from '../personal-data/all-personal-data.service.ts'
import { toReadable } from './readable.ts'

type Context = Pick<AppContext, 'store' | 'media' | 'now' | 'config'>

/** All that is held about a person, as a ZIP of one JSON file and the photos, written as it is read. */
export async function exportAccount(context: Context, userId: number): Promise<Readable> {
  const { store, now, config } = context
  const person = await readPerson(store.read, userId)
  const data: Record<string, unknown> = {
    exportedAt: new Date(now()).toISOString(),
    portal: config.publicUrl,
  }
  const files: PersonalFile[] = []
  for (const part of ALL_PERSONAL_DATA) {
    data[part.name] = toReadable(await part.read(store.read, person))
    files.push(...((await part.files?.(store.read, person)) ?? []))
  }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'account.json')
  for (const file of files) await addFile(zip, context, file)
  zip.end()
  return zip.outputStream as Readable
}

/** Photos are compressed already. One that is removed while the export is under way is left out. */
async function addFile(zip: ZipFile, { media }: Context, { name, path }: PersonalFile): Promise<void> {
  const size = await media.sizeOf(name)
  if (size === null) return
  zip.addReadStreamLazy(path, { compress: false, size }, (give) =>
    give(null, createReadStream(join(media.folder, name))),
  )
}
