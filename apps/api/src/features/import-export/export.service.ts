import type { Hours } from '@portal/domain/contract'
import type { Store } from '#db/engine/store.ts'
import type { ExportedBusiness } from '#features/businesses/businesses.record.ts'
import { readApprovedBusinesses } from '#features/directory/exported.service.ts'
import { formatCsvLine } from '#shared/csv-text.ts'
import { formatList } from './cell.ts'
import type { FieldValue } from './field.ts'
import { FIELDS } from './fields.ts'
import { formatHours } from './hours-cell.ts'

export const EXPORT_FORMATS = ['csv', 'geojson', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Exports all approved businesses in chunks; importing them gives the same records. */
export async function* exportBusinesses(
  store: Pick<Store, 'read'>,
  format: ExportFormat,
): AsyncGenerator<string> {
  const { head, item, between, tail } = WRITERS[format]
  yield head
  let first = true
  for await (const business of readApprovedBusinesses(store)) {
    yield (first ? '' : between) + item(business)
    first = false
  }
  yield tail
}

interface Writer {
  readonly head: string
  readonly between: string
  readonly tail: string
  readonly item: (business: ExportedBusiness) => string
}

const WRITERS: Record<ExportFormat, Writer> = {
  // The byte order mark lets spreadsheets read accents.
  csv: {
    head: `\u{feff}${formatCsvLine(FIELDS.map(({ name }) => name))}`,
    between: '',
    tail: '',
    item: (business) => formatCsvLine(FIELDS.map((field) => formatCell(field.write(business)))),
  },
  json: {
    head: '[\n',
    between: ',\n',
    tail: '\n]\n',
    item: (business) => JSON.stringify(toObject(business)),
  },
  geojson: {
    head: '{"type":"FeatureCollection","features":[\n',
    between: ',\n',
    tail: '\n]}\n',
    item: (business) => JSON.stringify(toFeature(business)),
  },
}

function formatCell(value: FieldValue): string {
  if (value === null) return ''
  if (Array.isArray(value)) return formatList(value as readonly string[])
  return typeof value === 'object' ? formatHours(value as Hours) : String(value)
}

const toObject = (business: ExportedBusiness) =>
  Object.fromEntries(FIELDS.map((field) => [field.name, field.write(business)]))

/** Coordinates are in the geometry only, longitude first (RFC 7946). */
function toFeature(business: ExportedBusiness) {
  const { latitude, longitude, ...properties } = toObject(business)
  const geometry = latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] }
  return { type: 'Feature', geometry, properties }
}
