import type { RenderedPage } from '../../src/entry-server.tsx'
import { LAYOUT_SCRIPT } from '../../src/shared/listing-layout.ts'
import { SESSION_SCRIPT } from '../../src/shared/session-mark.ts'
import type { PageScripts } from './client-assets.ts'

/** Stands for the nonce in kept pages; each response gets sixteen random bytes of its own. */
export const NONCE_PLACEHOLDER = '~nonce~'

const NONCE = `nonce="${NONCE_PLACEHOLDER}"`

const preloads = ({ preload }: PageScripts): string =>
  preload.map((file) => `<link rel="modulepreload" ${NONCE} href="${file}">`).join('')

export interface HeadingFont {
  url: string
  /** Its `@font-face`. */
  face: string
}

/** The font is asked for at once, so that it is there for the first line it can stand in. */
const fontOf = (font: HeadingFont | null): string =>
  font === null
    ? ''
    : `<link rel="preload" href="${font.url}" as="font" type="font/woff2" crossorigin>` +
      `<style ${NONCE}>${font.face}</style>`

/** The whole HTML of a page; without the heading's font for visitors who save data. */
export const documentOf = (page: RenderedPage, scripts: PageScripts, font: HeadingFont | null): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  page.head +
  `<meta property="csp-nonce" ${NONCE}>` +
  '<meta name="theme-color" content="#052940">' +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="manifest" href="/site.webmanifest">' +
  fontOf(font) +
  `<script ${NONCE}>${LAYOUT_SCRIPT};${SESSION_SCRIPT}</script>` +
  page.styles.replaceAll('<style ', `<style ${NONCE} `) +
  preloads(scripts) +
  `<script type="module" ${NONCE} src="${scripts.entry}"></script></head>` +
  `<body><div id="root">${page.body}</div>` +
  `<script type="application/json" id="travelling-state">${page.state}</script></body></html>`
