import type { OrderSummary } from '@portal/domain/contract'
import { formatLocalAmount } from '@portal/domain/order'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { GALLERY_PLAN } from '@portal/domain/plan'
import { formatDate, formatMoney } from '@portal/domain/shared'
import {
  Alert,
  Badge,
  Cluster,
  EmptyState,
  ErrorState,
  LinkButton,
  Stack,
  Table,
  Text,
  TextLink,
  type TableColumn,
} from '@portal/ui'
import { styled } from 'styled-components'
import { useGetCreditQuery, useListOrdersQuery } from '#features/orders/orders.api.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { WithNames } from '#shared/content/WithNames.tsx'
import { WaitingCards } from '#shared/lists/Waiting.tsx'
import { ORDER_STAGES, getOrderStage } from '#shared/orders/order-stage.ts'
import { orderPaths } from '#shared/urls/order-paths.ts'
import { paths } from '#shared/urls/paths.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { formatOrderSubject } from './order-subject.ts'

/** Seconds until a refetch, since payments are recorded elsewhere. */
const FRESH = { refetchOnMountOrArgChange: 30 } as const

const Whole = styled.span`
  white-space: nowrap;
`

function State({ order }: { order: OrderSummary }) {
  const { label, tone } = ORDER_STAGES[getOrderStage(order)]
  return (
    <Whole>
      <Badge tone={tone}>{label}</Badge>
    </Whole>
  )
}

const Due = ({ order: { status, due, local } }: { order: OrderSummary }) =>
  status !== 'open' || due === 0 ? (
    '–'
  ) : (
    <span>
      <strong>{formatMoney(due)}</strong>
      {local && (
        <Text as="span" size="small" tone="soft">
          {' '}
          <Whole>{formatLocalAmount(local.due, local.currency)}</Whole>
        </Text>
      )}
    </span>
  )

const listColumns = (getZone: (order: OrderSummary) => string): TableColumn<OrderSummary>[] => [
  {
    key: 'what',
    header: 'Order',
    cell: (order) => (
      <Stack gap={4}>
        <TextLink href={orderPaths.order(order.reference)}>
          <span>
            <WithNames text={formatOrderSubject(order)} names={[order.businessName]} />
          </span>
        </TextLink>
        <Text translate="no" as="span" size="small" tone="soft">
          {order.reference}
        </Text>
      </Stack>
    ),
  },
  { key: 'state', header: 'State', cell: (order) => <State order={order} /> },
  {
    key: 'date',
    header: 'Ordered',
    cell: (order) => <Whole>{formatDate(order.createdAt, getZone(order))}</Whole>,
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ total }) => formatMoney(total) },
  { key: 'due', header: 'To pay', align: 'end', cell: (order) => <Due order={order} /> },
]

/** Credit from overpayments and refunds; nothing without any. */
function Credit() {
  const { data } = useGetCreditQuery(undefined, FRESH)
  if (!data || data.credit === 0) return null
  if (data.credit < 0)
    return (
      <Alert title={`Your credit is ${formatMoney(data.credit)}.`}>
        A payment that you used as credit went back to your card. Please write to us.
      </Alert>
    )
  return (
    <Alert tone="success" title={`You have ${formatMoney(data.credit)} of credit.`}>
      Your next order uses it.
    </Alert>
  )
}

function Orders({ orders }: { orders: readonly OrderSummary[] }) {
  const { data: businesses } = useListOwnBusinessesQuery()
  const getZone = ({ businessId }: OrderSummary) =>
    businesses?.find(({ id }) => id === businessId)?.timeZone ?? PORTAL_TIME_ZONE
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        action={<LinkButton href={paths.upgrade()}>Choose a plan</LinkButton>}
      >
        Your orders appear here with their invoices and receipts. {GALLERY_PLAN.name},{' '}
        {formatMoney(GALLERY_PLAN.price)} a year, adds a gallery, a video and reviews to a listing.
      </EmptyState>
    )
  }
  return (
    <>
      <Table
        caption="Your orders"
        columns={listColumns(getZone)}
        rows={orders}
        rowKey={({ reference }) => reference}
      />
      <Cluster>
        <LinkButton href={paths.upgrade()} variant="secondary">
          Upgrade or renew a listing
        </LinkButton>
      </Cluster>
    </>
  )
}

/** The orders of the signed-in person, the newest first, and their credit. */
export function OwnOrders() {
  const { data, error, isFetching, refetch } = useListOrdersQuery(undefined, FRESH)
  if (!data && error) {
    return (
      <ErrorState title="We couldn’t load your orders" onRetry={() => void refetch()} retrying={isFetching}>
        {describeFailure(error)}
      </ErrorState>
    )
  }
  return (
    <Stack gap={24}>
      <Credit />
      {data ? <Orders orders={data} /> : <WaitingCards label="Loading your orders..." />}
    </Stack>
  )
}
