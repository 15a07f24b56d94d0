import { formatSourceDate } from '@portal/domain/content'
import type { Document } from '@portal/domain/contract'
import { getCountry, type CountryCode } from '@portal/domain/place'
import type { ContentDetails } from '../content.table.ts'
import { renderPrintablePage, renderSource } from '#shared/printable-page.ts'

interface ResourceContent {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly category: string
  readonly countries: readonly CountryCode[]
  readonly document: Document
  readonly details: Pick<ContentDetails['resource'], 'reviewedOn' | 'sources'>
}

/** Renders a resource as one HTML file, whose bytes are the size that the site shows. */
export const renderResourceFile = (
  { slug, title, summary, category, countries, document, details }: ResourceContent,
  site: string,
): string =>
  renderPrintablePage(
    {
      title,
      label: [category, ...countries.map((code) => getCountry(code).name)].join(', '),
      description: summary,
      dateLine: `Checked on ${formatSourceDate(details.reviewedOn)}`,
      document,
      sources: details.sources.map(renderSource),
      path: `/resources/${slug}`,
    },
    site,
  )
