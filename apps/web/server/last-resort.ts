const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

/** The page for when not even the page of a failure could be made: no script, no style, nothing that can fail. */
export const lastResort = (path: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  '<title>Something went wrong | Pacific Business Portal</title></head><body><main>' +
  '<h1>Something went wrong</h1>' +
  '<p>This page could not be shown. Please try again; if it happens again, start from the home page.</p>' +
  `<p><a href="${escapeHtml(path)}">Retry</a></p><p><a href="/">Home</a></p></main></body></html>`
