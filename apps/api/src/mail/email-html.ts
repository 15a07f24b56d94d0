import { linesOf, type Part } from './email-part.ts'

/** A letter as one small page: no images, nothing to load, readable without styles. */
export const htmlOf = (subject: string, parts: readonly Part[]): string => pageOf(subject, htmlOfParts(parts))

/** The page of a letter around what it says, which is HTML already. */
export const pageOf = (subject: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(subject)}</title>
</head>
<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em; margin: 0 auto; padding: 1em">
${body}
${END}`

/** What a letter's page says, as HTML. */
export const bodyOf = (html: string): string => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]?.trim() ?? html

/** Parts as they stand in a letter's page. */
export const htmlOfParts = (parts: readonly Part[]): string => parts.map(htmlOfPart).join('\n')

/** How every letter's page ends. */
export const END = '</body>\n</html>\n'

function htmlOfPart(part: Part): string {
  if (typeof part === 'string') return `<p>${escape(part)}</p>`
  if ('section' in part) return `<h2>${escape(part.section)}</h2>`
  if ('link' in part) return `<p><a href="${escape(part.url)}">${escape(part.link)}</a></p>`
  if ('facts' in part) {
    const facts = part.facts.map(([name, value]) => `${escape(name)}: <b>${escape(value)}</b>`)
    return `<p>${facts.join('<br>\n')}</p>`
  }
  const heading = `<p>${escape(part.heading)}</p>`
  if ('words' in part)
    return `${heading}\n<blockquote>${linesOf(part.words).map(escape).join('<br>\n')}</blockquote>`
  return `${heading}\n<ul>\n${part.points.map((point) => `<li>${escape(point)}</li>`).join('\n')}\n</ul>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
