import { formatMoney, formatNumber } from '@portal/domain/shared'
import { FigureCards } from '#shared/layout/FigureCards.tsx'
import { useAdminFiguresQuery } from './analytics.api.ts'

/** Four live figures of the whole portal, for administrators. */
export function AdminFigureCards() {
  const { data } = useAdminFiguresQuery()
  const { businesses, publicBusinesses } = data ?? { businesses: 0, publicBusinesses: 0 }
  return (
    <FigureCards
      figures={[
        {
          label: 'Businesses',
          value: data?.businesses,
          note: data
            ? `${formatNumber(publicBusinesses)} public of ${formatNumber(businesses)}`
            : 'Public and hidden',
        },
        { label: 'Users', value: data?.users, note: 'Accounts' },
        { label: 'Reviews', value: data?.reviews, note: 'Including hidden listings' },
        { label: 'Revenue', value: data?.revenue, format: formatMoney, note: 'Payments less refunds' },
      ]}
    />
  )
}
