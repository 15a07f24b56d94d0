import { parseIndustry } from '@portal/domain/business'
import type { Screen } from '#shared/page/screen.ts'

/** Redirects other spellings of an industry to its canonical address; an unknown industry is not found. */
export const createIndustryGuard =
  (path: (slug: string) => string): NonNullable<Screen['guard']> =>
  ({ params, url }) => {
    const known = parseIndustry(params.industry ?? '')
    if (!known) return 'not-found'
    return known.slug === params.industry ? undefined : { redirectTo: path(known.slug) + url.search }
  }
