import type { Business } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'

/** Maximum length of a shared text with its address, in characters. */
export const MAX_SHARE_LENGTH = 160

const truncate = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text
  return maxLength < 12 ? '' : `${text.slice(0, maxLength - 1).replace(/[\s,:&]+\S*$/, '')}…`
}

/** The text for sharing a business, without its address; both fit in 160 characters with a space between. */
export const formatShareText = (
  business: Pick<Business, 'name' | 'category' | 'country' | 'province' | 'address'>,
  url: string,
): string =>
  truncate(
    `${business.name}: ${business.category}, ${getPlaceLabel(business, { country: true })}`,
    MAX_SHARE_LENGTH - 1 - url.length,
  )
