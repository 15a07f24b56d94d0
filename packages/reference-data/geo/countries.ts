import { readFileSync } from 'node:fs'
import { geoMercator, type GeoProjection } from 'd3-geo'
import { renderProjection } from './projection.ts'
import { formatCompactPath, simplify, type Point, type Ring } from './svg-path.ts'

/** The size of a country's emblem in its own units, and the margin around the islands. */
const WIDTH = 640
const HEIGHT = 400
const MARGIN = 8

/** In units of the emblem: points nearer than this to the simplified line are dropped. */
const TOLERANCE = 1.5

/** The rings of each country as points `longitude,latitude`. */
type Countries = Readonly<Record<string, readonly string[]>>

const parseRing = (text: string): Ring =>
  text.split(' ').map((pair): Point => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number)
    return [longitude, latitude]
  })

const readCountries = (): Countries =>
  JSON.parse(readFileSync(new URL('./countries.json', import.meta.url), 'utf8')) as Countries

/** A projection that fills the emblem with the rings. */
function fitProjection(rings: readonly Ring[]): GeoProjection {
  const points = rings.flat()
  const middle = (Math.min(...points.map(([x]) => x)) + Math.max(...points.map(([x]) => x))) / 2
  // Rotated to the middle of the country, so that the date line cuts none.
  return geoMercator()
    .rotate([-middle, 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      { type: 'MultiPoint', coordinates: points },
    )
}

/** Projects rings to one path. */
function drawOutline(rings: readonly Ring[]): string {
  const projection = fitProjection(rings)
  const project = (point: Point): Point => projection(point) ?? [0, 0]
  return formatCompactPath(rings.map((ring) => simplify(ring.map(project), TOLERANCE)))
}

/** The source of `src/places/country-outlines.ts`. */
export function renderCountryOutlines(): string {
  const countries = Object.entries(readCountries()).map(
    ([code, rings]) => [code, rings.map(parseRing)] as const,
  )
  const rows = countries.map(([code, rings]) => `  ${code}: '${drawOutline(rings)}',\n`)
  const projections = countries.map(
    ([code, rings]) => `  ${code}: ${renderProjection(fitProjection(rings))},\n`,
  )
  return `import type { OutlineProjection } from '../outlines/outline.ts'
import type { CountryCode } from './codes.ts'

// Written by \`pnpm --filter @portal/reference-data outlines\` from geo/countries.json; not edited by hand.

/** The \`viewBox\` that every country's outline is drawn in. */
export const COUNTRY_OUTLINE_BOX = '0 0 ${WIDTH} ${HEIGHT}'

/** The islands of the five countries, each as one SVG path. Source: Natural Earth 1:10m, public domain. */
export const COUNTRY_OUTLINES: Readonly<Record<CountryCode, string>> = {
${rows.join('')}}

/** How degrees become units of a country's outline. */
export const COUNTRY_PROJECTIONS: Readonly<Record<CountryCode, OutlineProjection>> = {
${projections.join('')}}
`
}
