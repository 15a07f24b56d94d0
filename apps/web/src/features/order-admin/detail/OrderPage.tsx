import { describeFailure } from '#shared/calls/describe-failure.ts'
import { RecordPage } from '#shared/lists/RecordPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useGetAdminOrderQuery } from '../order-admin.api.ts'
import { OrderDetail } from './OrderDetail.tsx'

/** The page of an order for administrators. */
export function OrderPage({ id }: { id: number }) {
  const result = useGetAdminOrderQuery(id)
  return (
    <RecordPage
      result={result}
      headingId="order"
      list={{ href: paths.admin({ tab: 'orders' }), label: 'All orders' }}
      loading="Loading the order..."
      missing={{
        title: 'We can’t find this order',
        text: 'Search for its reference in the list of orders.',
      }}
      failed={{ title: 'We couldn’t load this order', text: describeFailure(result.error) }}
    >
      {(order) => <OrderDetail order={order} />}
    </RecordPage>
  )
}
