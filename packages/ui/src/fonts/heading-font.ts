import { headingFamily } from '../tokens/values.ts'

/** A bold system font, with the adjustments that give it the metrics of the heading font. */
interface Fallback {
  readonly family: string
  /** The name of its bold face. */
  readonly name: string
  /** The size in per cent at which its lines are as long as the heading font's. */
  readonly sizeAdjust: number
}

/**
 * The fonts of Android, of Windows and Apple, and of Linux. Each size is the width of sixteen of the portal's headings in the
 * heading font divided by their width in the fallback, measured in Chromium; single headings differ by at most 2.5 %.
 */
const FALLBACKS: readonly Fallback[] = [
  { family: headingFamily.android, name: 'Roboto Bold', sizeAdjust: 108.5 },
  { family: headingFamily.desktop, name: 'Arial Bold', sizeAdjust: 101.6 },
  { family: headingFamily.linux, name: 'DejaVu Sans Bold', sizeAdjust: 86.5 },
]

/** The heading font's ascent and descent in per cent of its size. */
const ASCENT = 93
const DESCENT = 27

const createFallbackFace = ({ family, name, sizeAdjust }: Fallback): string =>
  `@font-face{font-family:'${family}';font-weight:700;src:local('${name}');` +
  `size-adjust:${sizeAdjust}%;ascent-override:${((ASCENT / sizeAdjust) * 100).toFixed(1)}%;` +
  `descent-override:${((DESCENT / sizeAdjust) * 100).toFixed(1)}%;line-gap-override:0%}`

/**
 * The `@font-face` rules of the heading font, whose file is `fonts/bricolage-grotesque.woff2` (SIL Open Font License 1.1), and
 * of system fonts with adjusted metrics as fallbacks, so that headings break in the same places. `url` is where the file is
 * served. It never delays text: if it loads late, all headings of the page keep the fallback. A server may leave the rules out
 * for visitors who save data.
 */
export const createHeadingFontFaces = (url: string): string =>
  `@font-face{font-family:'${headingFamily.own}';font-weight:700;font-display:optional;src:url(${JSON.stringify(url)})}` +
  FALLBACKS.map(createFallbackFace).join('')
