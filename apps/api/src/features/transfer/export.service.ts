import type { Hours } from '@portal/domain/contract'
import type { Store } from '#db/engine/open-store.ts'
import type { BusinessRow } from '#features/businesses/businesses.service.ts'
import { csvLine } from './csv-text.ts'
import { approvedAfter } from './export.repository.ts'
import type { Value } from './field.ts'
import { FIELDS } from './fields.ts'
import { hoursToText } from './hours-text.ts'

export { csvLine } from './csv-text.ts'

export const EXPORT_FORMATS = ['csv', 'geojson', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const PAGE = 500

/** All approved listings as text, piece by piece; an import of it gives the same records. */
export async function* exportListings(
  { read }: Pick<Store, 'read'>,
  format: ExportFormat,
): AsyncGenerator<string> {
  const { head, item, between, tail } = WRITERS[format]
  yield head
  let first = true
  for await (const row of approved(read)) {
    yield (first ? '' : between) + item(row)
    first = false
  }
  yield tail
}

async function* approved(read: Store['read']): AsyncGenerator<BusinessRow> {
  let last = 0
  for (;;) {
    const rows = await approvedAfter(read, last, PAGE)
    yield* rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < PAGE) return
  }
}

interface Writer {
  readonly head: string
  readonly between: string
  readonly tail: string
  readonly item: (row: BusinessRow) => string
}

const WRITERS: Record<ExportFormat, Writer> = {
  // The mark lets spreadsheets read accents.
  csv: {
    head: `\u{feff}${csvLine(FIELDS.map(({ name }) => name))}`,
    between: '',
    tail: '',
    item: (row) => csvLine(FIELDS.map((field) => cellText(field.write(row)))),
  },
  json: { head: '[\n', between: ',\n', tail: '\n]\n', item: (row) => JSON.stringify(objectOf(row)) },
  geojson: {
    head: '{"type":"FeatureCollection","features":[\n',
    between: ',\n',
    tail: '\n]}\n',
    item: (row) => JSON.stringify(featureOf(row)),
  },
}

function cellText(value: Value): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'object' ? hoursToText(value as Hours) : String(value)
}

const objectOf = (row: BusinessRow) =>
  Object.fromEntries(FIELDS.map((field) => [field.name, field.write(row)]))

/** Coordinates stand in the geometry alone: longitude first (RFC 7946). */
function featureOf(row: BusinessRow) {
  const { latitude, longitude, ...properties } = objectOf(row)
  const geometry = latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] }
  return { type: 'Feature', geometry, properties }
}
