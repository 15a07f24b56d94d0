import type { Document } from '@portal/domain/contract'

/** The text of safe HTML, for readers that take no markup. */
const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** schema.org data of a page of questions and answers. */
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
