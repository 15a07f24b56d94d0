import { industryFromText } from '@portal/domain/business'
import type { Screen } from '#shared/page/screen.ts'

/** Every other spelling of an industry leads to its one address; what names none is the 404 screen. */
export const industryGuard =
  (path: (slug: string) => string): NonNullable<Screen['guard']> =>
  ({ params, url }) => {
    const known = industryFromText(params.industry ?? '')
    if (!known) return 'not-found'
    return known.slug === params.industry ? undefined : { redirectTo: path(known.slug) + url.search }
  }
