import type { WriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { ModerationStatus } from '@portal/domain/moderation'
import { COUNTRY_CODES, findPlace, type CountryCode } from '@portal/domain/place'
import { formatNumber, pluralize } from '@portal/domain/shared'
import { SingleBar } from 'cli-progress'
import { Command, InvalidArgumentError, Option } from 'commander'
import { formatCsvLine } from '#shared/csv-text.ts'
import { escapeLine } from '#shared/printable.ts'
import { DataFileError } from '#features/import-export/data-file-error.ts'
import {
  importBusinesses,
  type ImportSummary,
  type RowOutcome,
} from '#features/import-export/import.service.ts'
import { parseMapping } from '#features/import-export/mapping.ts'
import { createOutputFile } from './output-file.ts'
import { print, printError } from './print.ts'
import { resolveTypedPath } from './typed-path.ts'
import { withStore } from './with-store.ts'

interface Options {
  readonly country?: CountryCode
  readonly status?: ModerationStatus
  readonly dryRun?: boolean
  readonly mapping?: string
  readonly encoding?: string
  readonly report?: string
}

export function createImportCommand(): Command {
  return new Command('import')
    .argument('<file>', 'a CSV, GeoJSON, JSON or NDJSON file (.ndjson, .jsonl: one object or feature a line)')
    .description(
      'adds listings in bulk. A row needs a name, a country and a category; rows already in the portal are skipped',
    )
    .option(
      '--country <code>',
      'take only rows of this country, and rows without a country',
      parseCountryCode,
    )
    .addOption(
      new Option('--status <status>', 'the status that every row gets').choices(['approved', 'pending']),
    )
    .option('--dry-run', 'read, compare and report, but store nothing')
    .option('--mapping <file>', 'a JSON file that says which column is which field, and gives fixed values')
    .option('--encoding <name>', 'such as utf-8, utf-16le or windows-1252, when it is not recognised')
    .option('--report <file>', 'write the report of every row there, as CSV, instead of to the terminal')
    .action(run)
}

function parseCountryCode(text: string): CountryCode {
  const place = findPlace(text)
  if (place && !place.province) return place.country
  throw new InvalidArgumentError(`It takes one of ${COUNTRY_CODES.join(', ')}.`)
}

async function run(source: string, options: Options): Promise<void> {
  const writeRow = options.report === undefined ? formatOutcome : formatOutcomeCsv
  const progress = createProgressBar()
  let file: WriteStream | null = null
  try {
    file = options.report === undefined ? null : await createOutputFile(options.report)
    const report = file ?? process.stdout
    if (file) report.write(formatCsvLine(['row', 'outcome', 'name', 'slug', 'notes']))
    const mapping = options.mapping === undefined ? undefined : await readMappingFile(options.mapping)
    const summary = await withStore((store) =>
      importBusinesses(store, {
        file: resolveTypedPath(source),
        mapping,
        country: options.country,
        status: options.status,
        encoding: options.encoding,
        dryRun: options.dryRun === true,
        now: store.now(),
        onOutcome: (outcome) => report.write(writeRow(outcome)),
        onProgress: (bytes, total) => progress?.show(bytes, total),
      }),
    )
    progress?.stop()
    print(formatSummary(summary, options))
  } catch (error) {
    progress?.stop()
    if (!(error instanceof DataFileError)) throw error
    printError(`${error.message}\n`)
    process.exitCode = 1
  } finally {
    if (file) await finished(file.end())
  }
}

async function readMappingFile(file: string) {
  const text = await readFile(resolveTypedPath(file), 'utf8').catch(() => {
    throw new DataFileError(`There is no mapping file ${file}, or it can’t be opened`)
  })
  return parseMapping(text.replace(/^\u{feff}/u, ''))
}

/** Returns null outside of a terminal, where a progress bar is noise. */
function createProgressBar() {
  if (!process.stderr.isTTY) return null
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {percentage}% | {eta_formatted} left',
    hideCursor: true,
    clearOnComplete: true,
  })
  let isStarted = false
  return {
    show(bytes: number, total: number) {
      if (isStarted) bar.update(bytes)
      else bar.start(total, bytes)
      isStarted = true
    },
    stop: () => bar.stop(),
  }
}

const formatOutcome = ({ row, name, isImported, slug, notes }: RowOutcome): string =>
  `${escapeLine(`row ${row} ${isImported ? 'taken' : 'skipped'}: ${[name || '(no name)', slug && `as ${slug}`, ...notes].filter(Boolean).join('; ')}`)}\n`

const formatOutcomeCsv = ({ row, name, isImported, slug, notes }: RowOutcome): string =>
  formatCsvLine(
    [String(row), isImported ? 'taken' : 'skipped', name, slug ?? '', notes.join('; ')].map(escapeLine),
  )

function formatSummary(
  { imported, skipped, reasons, encoding, mapping }: ImportSummary,
  { dryRun }: Options,
): string {
  const byCount = [...reasons].toSorted(([, one], [, other]) => other - one)
  const rows = pluralize(imported, 'row')
  const rest = `${formatNumber(skipped)} skipped`
  return [
    '',
    `Read as ${encoding}. Fields from columns: ${mapping.join(', ') || 'none'}`,
    ...byCount.map(([reason, count]) => `  ${formatNumber(count)} skipped: ${reason}`),
    dryRun
      ? `${rows} would be taken, ${rest}. Nothing was stored: this was a dry run`
      : `${rows} taken, ${rest}`,
    '',
  ].join('\n')
}
