const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

export interface LastResort {
  title: string
  sentence: string
  /** A path of this site where another try makes sense. */
  retry?: string
}

/** The page for when no other can be made: no script, no style, nothing that can fail. */
export const lastResort = ({ title, sentence, retry }: LastResort): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escapeHtml(title)} | Pacific Business Portal</title></head><body><main>` +
  `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>` +
  (retry === undefined ? '' : `<p><a href="${escapeHtml(retry)}">Retry</a></p>`) +
  '<p><a href="/">Home</a></p></main></body></html>'
