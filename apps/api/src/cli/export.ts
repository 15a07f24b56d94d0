import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Command, Option } from 'commander'
import {
  EXPORT_FORMATS,
  exportBusinesses,
  type ExportFormat,
} from '#features/import-export/export.service.ts'
import { DataFileError } from '#features/import-export/data-file-error.ts'
import { createOutputFile } from './output-file.ts'
import { printError } from './print.ts'
import { withStore } from './with-store.ts'

export function createExportCommand(): Command {
  return new Command('export').description('Writes what the portal holds').addCommand(
    new Command('businesses')
      .description(
        'all approved listings, with every field that import takes (owner names and licences too: keep the file private)',
      )
      .addOption(new Option('--format <format>', 'how').choices(EXPORT_FORMATS).makeOptionMandatory())
      .option('--output <file>', 'write there instead of to standard output')
      .action(({ format, output }: { format: ExportFormat; output?: string }) =>
        withStore((store) => write(exportBusinesses(store, format), output)).catch(printRefusal),
      ),
  )
}

function printRefusal(error: unknown): void {
  if (!(error instanceof DataFileError)) throw error
  printError(`${error.message}\n`)
  process.exitCode = 1
}

async function write(pieces: AsyncIterable<string>, output: string | undefined): Promise<void> {
  if (output !== undefined) return pipeline(Readable.from(pieces), await createOutputFile(output))
  try {
    await pipeline(Readable.from(pieces), process.stdout, { end: false })
  } catch (error) {
    // The reader has closed the pipe, as `head` does.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
  }
}
