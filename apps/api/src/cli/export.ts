import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command, Option } from 'commander'
import { EXPORT_FORMATS, exportListings, type ExportFormat } from '#features/transfer/export.service.ts'
import { withStore } from './with-store.ts'

export function exportCommand(): Command {
  return new Command('export').description('Writes to standard output').addCommand(
    new Command('businesses')
      .description(
        'all approved listings, with every field that import takes (owner names and licences too: keep the file to yourself)',
      )
      .addOption(new Option('--format <format>', 'how').choices(EXPORT_FORMATS).makeOptionMandatory())
      .action(({ format }: { format: ExportFormat }) =>
        withStore((store) => write(exportListings(store, format))),
      ),
  )
}

async function write(pieces: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), process.stdout, { end: false })
  } catch (error) {
    // Whoever reads has had enough, as `head` does.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
}
