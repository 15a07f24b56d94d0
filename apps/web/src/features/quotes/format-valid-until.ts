import { formatDay } from '@portal/domain/shared'

/** The last day of a quote: `Sun 20 Dec 2026`. A day without a time is the same in every zone. */
export const formatValidUntil = (validUntil: string): string => formatDay(`${validUntil}T00:00:00Z`, 'UTC')
