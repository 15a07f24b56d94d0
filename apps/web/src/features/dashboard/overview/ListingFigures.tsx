import type { OwnBusiness } from '@portal/domain/contract'
import { formatNumber, pluralize } from '@portal/domain/shared'
import { Text, TextLink, VisuallyHidden } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { OVERVIEW_DAYS, useEngagementQuery } from '../figures/engagement.api.ts'

/** What visitors did with one listing lately, in a line; nothing while unknown. */
export function ListingFigures({ business: { id, name } }: { business: OwnBusiness }) {
  const { data } = useEngagementQuery({ days: String(OVERVIEW_DAYS) })
  const totals = data?.businesses.find((business) => business.id === id)?.totals
  if (!totals) return null
  return (
    <Text size="small" tone="soft">
      Last {OVERVIEW_DAYS} days: {pluralize(totals.view, 'view')}, {pluralize(totals.call, 'call')},{' '}
      {formatNumber(totals.whatsapp)} by WhatsApp, {pluralize(totals.message, 'message')},{' '}
      {pluralize(totals.save, 'save')}.{' '}
      <TextLink href={paths.dashboardFigures({ business: id })}>
        Figures
        <VisuallyHidden>
          {' '}
          of <span translate="no">{name}</span>
        </VisuallyHidden>
      </TextLink>
    </Text>
  )
}
