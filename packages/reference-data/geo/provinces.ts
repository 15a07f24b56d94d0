import { projectOutlines } from './project.ts'
import { renderProjection } from './projection.ts'

const toSource = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"([a-zA-Z]+)":/g, '$1:')
    .replaceAll("'", "\\'")
    .replaceAll('"', "'")
    .replaceAll(/(\d|true|false|null|'|\}|\])\n/g, '$1,\n')
    .replaceAll(/\{\s+(x: -?\d+),\s+(y: -?\d+),\s+(anchor: '\w+'),\s+\}/g, '{ $1, $2, $3 }')
    .replaceAll(/\{\s+(x: -?\d+),\s+(y: -?\d+),\s+\}/g, '{ $1, $2 }')
    .replaceAll(/\{\s+(code: '[\w-]+'),\s+(label: \{.*?\}),\s+\}/g, '{ $1, $2 }')

/** The source of `src/outlines/province-outlines.ts`. */
export function renderProvinceOutlines(): string {
  const { outlines, map, projections } = projectOutlines()
  return `import type { ProvinceCode } from '../places/codes.ts'
import type { OutlineProjection, ProvinceMap, ProvinceOutline } from './outline.ts'

// Written by \`pnpm --filter @portal/reference-data outlines\` from geo/sb_provinces.topo.json; not edited by hand.

/** The outlines of the ten provinces in the units of \`SOLOMON_MAP\`. Source: Natural Earth 1:10m, public domain. */
export const PROVINCE_OUTLINES = ${toSource(outlines)} as const satisfies Readonly<Record<ProvinceCode, ProvinceOutline>>

/** The map of the ten provinces: its size, who is drawn in it, and where each name is written. */
export const SOLOMON_MAP = ${toSource(map)} as const satisfies ProvinceMap

/** How degrees become units of the map: of the province in the box, and of all others. */
export const PROVINCE_PROJECTIONS = {
  inset: ${renderProjection(projections.inset)},
  main: ${renderProjection(projections.main)},
} as const satisfies Readonly<Record<'inset' | 'main', OutlineProjection>>
`
}
