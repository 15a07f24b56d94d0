import { splitLines, type EmailPart } from './parts.ts'

// Many mail programs drop style sheets, so styles are inline. The reader chooses the colours, light or dark.
const BODY_STYLE =
  'font-family: sans-serif; line-height: 1.5; overflow-wrap: anywhere; max-width: 36em; margin: 0 auto; padding: 1em'
const SECTION_STYLE = 'font-size: 1.25em; line-height: 1.3; margin: 1.5em 0 0.5em'
/** As high as a fingertip. */
const LINK_STYLE = 'display: inline-block; padding: 0.65em 0'
const LIST_STYLE = 'padding-left: 1.5em'
const QUOTATION_STYLE = 'margin: 1em 0; padding-left: 1em; border-left: 3px solid #888'

/** Renders an email as one small HTML page: no images, nothing to load, readable without styles. */
export const renderHtml = (subject: string, parts: readonly EmailPart[]): string =>
  renderPage(subject, renderParts(parts))

/** Renders the HTML page of an email around an HTML body. */
export const renderPage = (subject: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
</head>
<body style="${BODY_STYLE}">
${body}
${PAGE_END}`

/** Extracts the body of an email's HTML page. */
export const extractBody = (html: string): string =>
  /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]?.trim() ?? html

/** Renders the parts of an email as HTML, without the page. */
export const renderParts = (parts: readonly EmailPart[]): string => parts.map(renderPart).join('\n')

/** The end of every email's HTML page. */
export const PAGE_END = '</body>\n</html>\n'

function renderPart(part: EmailPart): string {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`
  if ('section' in part) return `<h2 style="${SECTION_STYLE}">${escape(part.section)}</h2>`
  if ('link' in part)
    return `<p style="margin: 0"><a href="${escape(part.url)}" style="${LINK_STYLE}">${escape(part.link)}</a></p>`
  if ('facts' in part) {
    const facts = part.facts.map(([name, value]) => `${escape(name)}: <b>${escape(value)}</b>`)
    return `<p>${facts.join('<br>\n')}</p>`
  }
  const heading = `<p>${escape(part.heading)}</p>`
  if ('quotation' in part)
    return `${heading}\n<blockquote style="${QUOTATION_STYLE}">${splitLines(part.quotation).map(escape).join('<br>\n')}</blockquote>`
  return `${heading}\n<ul style="${LIST_STYLE}">\n${part.points.map((point) => `<li>${escape(point)}</li>`).join('\n')}\n</ul>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
