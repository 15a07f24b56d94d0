import { formatSourceDate } from '@portal/domain/content'
import type { Document } from '@portal/domain/contract'
import { escapeMarkup } from './escape-markup.ts'

/** A page to read and print offline. */
export interface PrintablePage {
  readonly title: string
  /** The kind of page: "Checklist", "Country guide". */
  readonly label: string
  readonly description: string
  /** The line under the title with the date of the last review. */
  readonly dateLine: string
  readonly document: Document
  readonly sources: readonly string[]
  /** Its path on the site. */
  readonly path: string
}

const STYLE = `
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 system-ui,sans-serif;color:#14202b}
h1{font-size:1.9rem;line-height:1.2;margin:.2rem 0}h2{margin-top:2rem;font-size:1.3rem}h3{font-size:1.05rem}
header p{margin:.2rem 0;color:#46566a}.label{font-weight:600}
table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{border:1px solid #9aa8b6;padding:.35rem .5rem;text-align:left;vertical-align:top;min-width:1.2rem;height:1.2rem}
[data-align=right]{text-align:right}[data-align=center]{text-align:center}
li[data-tick]{list-style:none;margin-left:-1.3rem}
blockquote{margin-left:0;padding-left:1rem;border-left:3px solid #9aa8b6}
a{color:#0b5a8a}footer{margin-top:2.5rem;border-top:1px solid #9aa8b6;font-size:.88rem;color:#46566a}
@page{size:A4;margin:18mm}
@media print{body{max-width:none;margin:0;padding:0;font-size:10.5pt}h2,h3{break-after:avoid}tr,li{break-inside:avoid}a{color:inherit}main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em;overflow-wrap:anywhere}}
`.trim()

/** Renders a self-contained HTML file; its links to the site are absolute. */
export function renderPrintablePage(printed: PrintablePage, site: string): string {
  const { title, label, description, dateLine: dated, document, sources, path } = printed
  const text = escapeMarkup
  const sections = document.sections.map(
    (section) =>
      `<section id="${text(section.id)}"><h2>${text(section.title)}</h2>\n${section.html}</section>`,
  )
  const listed = sources.map((source) => `<li>${source}</li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)} | Pacific Business Portal</title>
<style>${STYLE}</style>
</head>
<body>
<header><p class="label">${text(label)}</p><h1>${text(title)}</h1><p>${text(description)}</p><p>${text(dated)}</p></header>
<main>
${toAbsoluteLinks(`${document.lead}\n${sections.join('\n')}`, site)}
${listed.length > 0 ? `<section><h2>Sources</h2><ul>${listed.join('')}</ul></section>` : ''}
</main>
<footer><p>Pacific Business Portal. The newest edition is at <a href="${text(site + path)}">${text(site + path)}</a>.</p></footer>
</body>
</html>
`
}

/** Makes links to the site absolute. */
const toAbsoluteLinks = (html: string, site: string): string =>
  html.replaceAll('href="/', `href="${escapeMarkup(site)}/`)

/** Renders a source with its publisher and date, as a link where it has an address. */
export function renderSource(source: {
  readonly title: string
  readonly publisher?: string
  readonly url: string | null
  readonly date: string
}): string {
  const title = escapeMarkup(source.title)
  const linked = source.url === null ? title : `<a href="${escapeMarkup(source.url)}">${title}</a>`
  return [
    linked,
    ...[source.publisher, formatSourceDate(source.date)]
      .filter((part) => part !== undefined)
      .map(escapeMarkup),
  ].join(', ')
}
