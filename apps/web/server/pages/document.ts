import type { RenderedPage } from '../../src/entry-server.tsx'
import type { PageScripts } from './client-assets.ts'

/** Stands for the nonce in kept pages; each response gets sixteen random bytes of its own. */
export const NONCE_PLACEHOLDER = '~nonce~'

const NONCE = `nonce="${NONCE_PLACEHOLDER}"`

const preloads = ({ preload }: PageScripts): string =>
  preload.map((file) => `<link rel="modulepreload" ${NONCE} href="${file}">`).join('')

/** The whole HTML of a page. `fontFace` is empty for visitors who save data. */
export const documentOf = (page: RenderedPage, scripts: PageScripts, fontFace: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  page.head +
  `<meta property="csp-nonce" ${NONCE}>` +
  '<meta name="theme-color" content="#052940">' +
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="manifest" href="/site.webmanifest">' +
  (fontFace && `<style ${NONCE}>${fontFace}</style>`) +
  page.styles.replaceAll('<style ', `<style ${NONCE} `) +
  preloads(scripts) +
  `<script type="module" ${NONCE} src="${scripts.entry}"></script></head>` +
  `<body><div id="root">${page.body}</div>` +
  `<script type="application/json" id="state">${page.state}</script></body></html>`
