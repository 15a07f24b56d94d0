import { CATEGORIES } from '@portal/domain/business'
import { COUNTRY_OUTLINE_BOX, COUNTRY_OUTLINES, PROVINCE_OUTLINES } from '@portal/reference-data'
import { PLAIN_WEAVE, getTradeIds } from './cover-ids.ts'
import { TRADE_DRAWINGS, type WeaveTile } from './trade-drawings.ts'

/** Distance between drawings, so that no picture shows another one beside its view. */
const SPACING = 3000
/** The side of the square that a weave fills. */
const WEAVE_SIZE = 960

const renderView = (id: string, box: readonly number[]): string =>
  `<view id="${id}" viewBox="${box.join(' ')}"/>`

const renderPictogram = (id: string, path: string, column: number): string =>
  `${renderView(id, [column * SPACING, 0, 48, 48])}<path transform="translate(${column * SPACING})" d="${path}"/>`

function renderWeave(id: string, { width, height, path }: WeaveTile, column: number): string {
  const at = `x="${column * SPACING}" y="${SPACING}"`
  return (
    `${renderView(id, [column * SPACING, SPACING, WEAVE_SIZE, WEAVE_SIZE])}<pattern id="t${column}" ${at} width="${width}" height="${height}" ` +
    `patternUnits="userSpaceOnUse"><path stroke-width="1.3" d="${path}"/></pattern>` +
    `<path fill="url(#t${column})" stroke="none" d="M${column * SPACING} ${SPACING}h${WEAVE_SIZE}v${WEAVE_SIZE}h-${WEAVE_SIZE}z"/>`
  )
}

function renderOutline(id: string, path: string, box: string, column: number): string {
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number)
  const [x, y] = [column * SPACING, 2 * SPACING]
  return `${renderView(id, [x, y, width, height])}<path transform="translate(${x - left} ${y - top})" d="${path}"/>`
}

/**
 * Renders the file of all drawings for covers, each by its id (`#p3`, `#w3`, `#malaita`): one request, cached by the
 * browser, in place of paths in every page.
 */
export function renderCovers(): string {
  const trades = CATEGORIES.map(({ name }) => ({ ids: getTradeIds(name), ...TRADE_DRAWINGS[name] }))
  const plain = TRADE_DRAWINGS['Food & Beverages'].weave
  const lines = [
    ...trades.map(({ ids, pictogram: path }, column) => renderPictogram(ids.pictogram, path, column)),
    ...trades.map(({ ids, weave: tile }, column) => renderWeave(ids.weave, tile, column)),
    renderWeave(PLAIN_WEAVE, plain, trades.length),
  ]
  const shapes = [
    ...Object.entries(PROVINCE_OUTLINES).map(([code, { path, viewBox }]) => ({ code, path, viewBox })),
    ...Object.entries(COUNTRY_OUTLINES).map(([code, path]) => ({ code, path, viewBox: COUNTRY_OUTLINE_BOX })),
  ].map(({ code, path, viewBox }, column) => renderOutline(code, path, viewBox, column))
  return (
    '<svg xmlns="http://www.w3.org/2000/svg">\n' +
    `<g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">\n${lines.join('\n')}\n</g>\n` +
    `<g fill="#fff">\n${shapes.join('\n')}\n</g>\n</svg>\n`
  )
}
