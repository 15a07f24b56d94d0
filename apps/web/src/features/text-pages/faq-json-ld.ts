import type { Document } from '@portal/domain/contract'

/** The text of safe HTML, without markup. */
const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** A page of questions and answers as schema.org data. */
export const toFaqJsonLd = (sections: Document['sections'], url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  url,
  mainEntity: sections.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: toPlainText(html) },
  })),
})
