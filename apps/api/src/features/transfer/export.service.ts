import type { Hours } from '@portal/domain/contract'
import type { Store } from '#db/engine/open-store.ts'
import type { ExportedBusiness } from '#features/businesses/businesses.record.ts'
import { readApprovedBusinesses } from '#features/businesses/listing/exported.service.ts'
import { csvLine } from './csv-text.ts'
import type { Value } from './field.ts'
import { FIELDS } from './fields.ts'
import { hoursToText } from './hours-text.ts'

export { csvLine } from './csv-text.ts'

export const EXPORT_FORMATS = ['csv', 'geojson', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** All approved listings as text, piece by piece; an import of it gives the same records. */
export async function* exportListings(
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
  // The mark lets spreadsheets read accents.
  csv: {
    head: `\u{feff}${csvLine(FIELDS.map(({ name }) => name))}`,
    between: '',
    tail: '',
    item: (business) => csvLine(FIELDS.map((field) => cellText(field.write(business)))),
  },
  json: {
    head: '[\n',
    between: ',\n',
    tail: '\n]\n',
    item: (business) => JSON.stringify(objectOf(business)),
  },
  geojson: {
    head: '{"type":"FeatureCollection","features":[\n',
    between: ',\n',
    tail: '\n]}\n',
    item: (business) => JSON.stringify(featureOf(business)),
  },
}

function cellText(value: Value): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'object' ? hoursToText(value as Hours) : String(value)
}

const objectOf = (business: ExportedBusiness) =>
  Object.fromEntries(FIELDS.map((field) => [field.name, field.write(business)]))

/** Coordinates stand in the geometry alone: longitude first (RFC 7946). */
function featureOf(business: ExportedBusiness) {
  const { latitude, longitude, ...properties } = objectOf(business)
  const geometry = latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] }
  return { type: 'Feature', geometry, properties }
}
