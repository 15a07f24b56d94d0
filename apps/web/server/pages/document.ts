import type { RenderedPage } from '../../src/entry-server.tsx'
import { LAYOUT_SCRIPT } from '../../src/shared/lists/listing-layout.ts'
import { SESSION_SCRIPT } from '../../src/shared/session/session-mark.ts'
import { pagePolicy } from '../security-headers.ts'
import { renderDeferredScripts, START_SCRIPT } from './after-paint.ts'
import type { PageScripts } from './client-assets.ts'

/** The one script within a page: what must be known before anything is painted, and what starts the others after. */
export const BOOT_SCRIPT = `${LAYOUT_SCRIPT};${SESSION_SCRIPT};${START_SCRIPT}`

/** A page's HTML, and the Content-Security-Policy that admits what stands in it and nothing else. */
export interface PageDocument {
  html: string
  policy: string
}

export interface HeadingFont {
  url: string
  /** Its `@font-face`. */
  face: string
}

/** The font is asked for at once, so that it is there for the first line it can stand in. */
const renderFont = (font: HeadingFont | null): string =>
  font === null
    ? ''
    : `<link rel="preload" href="${font.url}" as="font" crossorigin><style>${font.face}</style>`

const renderHtml = (page: RenderedPage, scripts: PageScripts, font: HeadingFont | null): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  page.head +
  '<meta name="theme-color" content="#052940">' +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  renderFont(font) +
  `<script>${BOOT_SCRIPT}</script>` +
  page.styles +
  renderDeferredScripts(scripts) +
  `</head><body><div id="root">${page.body}</div>` +
  `<script type="application/json" id="dehydrated-state">${page.state}</script></body></html>`

/** Exactly what stands between the tags of a style element. */
const textOf = (styles: string): string =>
  styles.slice(styles.indexOf('>') + 1, styles.lastIndexOf('</style>'))

/** The whole document of a page; without the heading's font for visitors who save data. */
export const renderDocument = (
  page: RenderedPage,
  scripts: PageScripts,
  font: HeadingFont | null,
): PageDocument => ({
  html: renderHtml(page, scripts, font),
  policy: pagePolicy({
    scripts: [BOOT_SCRIPT],
    styles: [...(font === null ? [] : [font.face]), textOf(page.styles)],
  }),
})
