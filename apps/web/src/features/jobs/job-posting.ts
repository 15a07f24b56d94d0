import { isClosed, parseJobType } from '@portal/domain/content'
import type { JobDetails } from '@portal/domain/contract'
import { getCountry, getProvince } from '@portal/domain/place'
import { toZonedIso } from '@portal/domain/shared'

/** schema.org expects HTML: paragraphs with escaped text. */
const getHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** A job as schema.org data; null if closed, since search engines must not offer it. */
export function toJobPosting(job: JobDetails, now: number): object | null {
  if (isClosed(job, now)) return null
  const type = parseJobType(job.type)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: getHtml([job.description, job.requirements, job.howToApply].filter(Boolean).join('\n\n')),
    datePosted: toZonedIso(job.publishedAt, job.timeZone),
    validThrough: toZonedIso(job.closesAt, job.timeZone),
    ...(type && { employmentType: type.schemaOrg }),
    hiringOrganization: { '@type': 'Organization', name: job.employer },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location,
        ...(job.province !== null && { addressRegion: getProvince(job.province).name }),
        addressCountry: getCountry(job.country).code.toUpperCase(),
      },
    },
    ...(job.reference !== null && {
      identifier: { '@type': 'PropertyValue', name: job.employer, value: job.reference },
    }),
  }
}
