import { allowStyle, FILE_POLICY } from './security-headers.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

export interface ErrorPage {
  title: string
  message: string
  /** A path of this site to retry. */
  retry?: string
}

/** Colours and fonts of the kit as literal values: this page depends on nothing that can fail. */
const STYLE =
  'body{margin:0;background:#fffdf8;color:#0f2536;font:1rem/1.55 system-ui,sans-serif}' +
  'header{padding:1.25rem 1rem;background:#052940}' +
  'main{padding:2rem 1rem}' +
  'header p,main>*{max-width:40rem;margin:0 auto 1rem}' +
  'header p{margin-bottom:0;font-weight:600}' +
  'h1{font-size:1.75rem;line-height:1.2}' +
  'a{display:inline-block;padding:.625rem 0;color:#08756f;font-weight:600}' +
  'header a{padding:0;color:#fff;text-decoration:none}'

/** The page's policy: only its own style. */
export const ERROR_PAGE_POLICY = allowStyle(`${FILE_POLICY}; style-src `, STYLE).trimEnd()

/** Renders a static page for when no other can be rendered: no scripts, no files. */
export const renderErrorPage = ({ title, message, retry }: ErrorPage): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escapeHtml(title)} | Pacific Business Portal</title><style>${STYLE}</style></head>` +
  '<body><header><p><a href="/">Pacific Business Portal</a></p></header><main>' +
  `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>` +
  (retry === undefined ? '' : `<p><a href="${escapeHtml(retry)}">Retry</a></p>`) +
  '<p><a href="/">Home</a></p></main></body></html>'
