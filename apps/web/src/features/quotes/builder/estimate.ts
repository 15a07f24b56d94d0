import {
  parsePages,
  estimateQuote,
  WEBSITE_PACKAGE,
  type QuoteEstimate,
  type WebsitePages,
} from '@portal/domain/quote'
import { FREE_LISTING, HOSTING_LATER } from './package-texts.ts'
import type { QuoteForm } from './quote-form.ts'

type Chosen = Pick<QuoteForm, 'pages' | 'additionalServices'>

/** The number of pages; the package's default before one is chosen. */
export function parsePageCount(chosen: Chosen): WebsitePages {
  const pages = parsePages(chosen.pages ?? WEBSITE_PACKAGE.defaultPages)
  return pages.ok ? pages.value : WEBSITE_PACKAGE.defaultPages
}

/** The estimate for the current choices. */
export const toEstimate = (chosen: Chosen): QuoteEstimate =>
  estimateQuote(parsePageCount(chosen), chosen.additionalServices ?? [])

const DOMAIN = { new: 'A new domain, first year included', existing: 'Your existing domain' } as const

/** What the current choices include, one line each. */
export const listIncluded = (
  form: Chosen & { domainType?: keyof typeof DOMAIN | undefined },
): readonly string[] => [
  `A website of ${parsePageCount(form)} pages, mobile-responsive and found by search engines`,
  ...toEstimate(form).services.map(({ name }) => name),
  ...(form.domainType ? [DOMAIN[form.domainType]] : []),
  `Hosting, SSL and backups: first year included, ${HOSTING_LATER}`,
  FREE_LISTING,
  `${WEBSITE_PACKAGE.supportDays} days post-launch support`,
  'A detailed quote by email within 24 hours',
]
