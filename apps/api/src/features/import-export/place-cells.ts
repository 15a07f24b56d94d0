import { getCountry, findCoordinates, findPlace, findProvince, splitCoordinates } from '@portal/domain/place'
import { err, ok } from '@portal/domain/shared'
import { formatCell } from './cell.ts'
import type { Draft, Reading } from './field.ts'

export function readCountry(cell: unknown): Reading {
  const place = findPlace(formatCell(cell))
  if (!place) return err(`${JSON.stringify(formatCell(cell))} is not one of the portal’s five countries`)
  return ok(place.province ? place : { country: place.country })
}

/** Only businesses in the Solomon Islands have provinces. */
export function readProvince(cell: unknown, { country }: Draft): Reading {
  const text = formatCell(cell)
  if (country !== 'sb')
    return err(
      `${JSON.stringify(text)}: listings of ${country ? getCountry(country).name : 'other countries'} have none`,
    )
  const province = findProvince(text)
  return province ? ok({ province }) : err('it is not one of the ten provinces')
}

/** Keeps one of the two as written: only both together give a position. */
export const readDegrees =
  (key: 'latitudeText' | 'longitudeText') =>
  (cell: unknown): Reading =>
    ok({ [key]: formatCell(cell) })

/** Reads both from one cell: a text, or GeoJSON’s list with the longitude first. */
export function readPair(cell: unknown): Reading {
  const pair = splitCoordinates(formatCell(cell))
  return pair ? ok({ pair }) : err(`expected a latitude and a longitude such as -9.43, 159.95`)
}

/** Whether a cell for a place has coordinates. */
export const isPair = (cell: unknown): boolean => splitCoordinates(formatCell(cell)) !== null

type Point = Pick<Draft, 'latitude' | 'longitude'>

/** The coordinates of a draft, with notes on missing or corrected ones. */
export function resolvePoint(draft: Draft): { readonly point: Point; readonly notes: readonly string[] } {
  const { country, latitudeText, longitudeText } = draft
  const [latitude, longitude] = getCoordinateTexts(draft)
  if (!country || (latitude === undefined && longitude === undefined)) return { point: {}, notes: [] }
  if (latitude === undefined || longitude === undefined)
    return { point: {}, notes: ['coordinates left out: one of the two is missing'] }
  const found = findCoordinates(country, latitude, longitude)
  if (!found.ok) return { point: {}, notes: [`coordinates left out: ${found.message}`] }
  const { isSwapped, ...point } = found.value
  const notes = isSwapped ? ['coordinates: latitude and longitude were swapped'] : []
  const isSecond = draft.pair !== undefined && latitudeText !== undefined && longitudeText !== undefined
  const other = isSecond && draft.pair ? findCoordinates(country, ...draft.pair) : found
  const differs =
    !other.ok || other.value.latitude !== point.latitude || other.value.longitude !== point.longitude
  return {
    point,
    notes: differs
      ? [...notes, `coordinates left out: ${draft.pair?.join(', ')}, since there are others`]
      : notes,
  }
}

function getCoordinateTexts({
  latitudeText,
  longitudeText,
  pair,
}: Draft): readonly [string | undefined, string | undefined] {
  if (latitudeText !== undefined && longitudeText !== undefined) return [latitudeText, longitudeText]
  const single = latitudeText ?? longitudeText
  return pair ?? (single === undefined ? null : splitCoordinates(single)) ?? [latitudeText, longitudeText]
}
