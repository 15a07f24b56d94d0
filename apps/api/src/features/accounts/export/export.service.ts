import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { AppContext } from '#context.ts'
import type { PersonalFile } from '#db/personal-data.ts'
import { toReadingProblem } from '#media/storage-problem.ts'
import { ALL_PERSONAL_DATA, readPerson } from '../personal-data/all-personal-data.service.ts'
import { toReadable } from './readable.ts'

type Context = Pick<AppContext, 'store' | 'media' | 'now' | 'config'>

/** All personal data of somebody, streamed as a ZIP of one JSON file and the photos. */
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
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'account.json')
  for (const file of files) await addFile(zip, context, file)
  zip.end()
  return output
}

/** Photos are compressed already. One that is removed during the export is left out. */
async function addFile(zip: ZipFile, { media }: Context, { name, path }: PersonalFile): Promise<void> {
  const stored = await media.stat(name).catch((error: unknown) => {
    throw toReadingProblem(error)
  })
  if (!stored) return
  zip.addReadStreamLazy(path, { compress: false, size: stored.size }, (give) => {
    void openStream(media, name).then(
      (stream) => give(null, stream),
      (error: Error) => give(error, Readable.from([])),
    )
  })
}

async function openStream(media: AppContext['media'], name: string): Promise<Readable> {
  const file = await media.read(name)
  if (!file) throw new Error(`The file ${name} was removed while it was exported`)
  return file.stream
}
