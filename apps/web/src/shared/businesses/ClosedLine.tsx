import { isTemporarilyClosed } from '@portal/domain/business'
import { getTimeZone } from '@portal/domain/place'
import { formatLocalDay } from '@portal/domain/shared'
import { Text } from '@portal/ui'
import { useNow } from '#shared/page/page-context.ts'
import type { ListedBusiness } from './listed-business.ts'

type Closing = Pick<ListedBusiness, 'country' | 'province' | 'address' | 'closed'>

/** A card's text for a business that is temporarily closed; null for any other. */
export function useClosedText(business: Closing): string | null {
  const now = useNow()
  const { closed } = business
  if (closed === undefined) return null
  const until = closed === true ? null : closed
  const closing = { temporarilyClosed: true, temporarilyClosedUntil: until }
  if (!isTemporarilyClosed(closing, getTimeZone(business), now)) return null
  return until === null ? 'Temporarily closed' : `Temporarily closed until ${formatLocalDay(until)}`
}

/** Says that a business is temporarily closed, as long as it is. */
export function ClosedLine({ business }: { business: Closing }) {
  const text = useClosedText(business)
  return (
    text && (
      <Text as="span" size="small" tone="soft">
        {text}
      </Text>
    )
  )
}
