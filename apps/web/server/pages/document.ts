import type { RenderedPage } from '../../src/entry-server.tsx'
import { LAYOUT_SCRIPT } from '../../src/shared/lists/listing-layout.ts'
import { SESSION_SCRIPT } from '../../src/shared/session/session-mark.ts'
import { createPagePolicy } from '../security-headers.ts'
import { renderDeferredScripts, START_SCRIPT } from './deferred-scripts.ts'
import type { PageScripts } from './client-assets.ts'

/** The only inline script: code that has to run before the first paint, and the loader of the other scripts. */
export const BOOT_SCRIPT = `${LAYOUT_SCRIPT};${SESSION_SCRIPT};${START_SCRIPT}`

/** A page's HTML with the Content-Security-Policy that allows exactly its inline content. */
export interface PageDocument {
  html: string
  policy: string
}

export interface HeadingFont {
  url: string
  /** Its `@font-face`. */
  face: string
}

/** The font is preloaded for the first text that uses it. */
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

/** The exact text of a style element. */
const getStyleText = (styles: string): string =>
  styles.slice(styles.indexOf('>') + 1, styles.lastIndexOf('</style>'))

/** Renders the document of a page; without the heading font for visitors who save data. */
export const renderDocument = (
  page: RenderedPage,
  scripts: PageScripts,
  font: HeadingFont | null,
): PageDocument => ({
  html: renderHtml(page, scripts, font),
  policy: createPagePolicy({
    scripts: [BOOT_SCRIPT],
    styles: [...(font === null ? [] : [font.face]), getStyleText(page.styles)],
    framesVideos: page.framesVideos,
  }),
})
