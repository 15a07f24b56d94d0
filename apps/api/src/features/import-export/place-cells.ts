import { resolvePlace } from '@portal/domain/place'
import { err, ok, type Result } from '@portal/domain/shared'
import { cellText } from './cell.ts'
import type { Draft } from './field.ts'

export function readCountry(cell: unknown): Result<Partial<Draft>> {
  const place = resolvePlace(cellText(cell))
  if (!place) return err(`${JSON.stringify(cellText(cell))} is not one of the portal’s five countries`)
  return ok(place.province ? place : { country: place.country })
}

/** Only businesses in the Solomon Islands have provinces; a state of another country is ignored. */
export function readProvince(cell: unknown, { country }: Draft): Result<Partial<Draft>> {
  if (country !== 'sb') return ok({})
  const place = resolvePlace(cellText(cell))
  return place?.province ? ok({ province: place.province }) : err('it is not one of the ten provinces')
}
