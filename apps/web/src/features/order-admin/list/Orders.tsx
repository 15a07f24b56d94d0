import type { OrderSummary } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'
import {
  Accordion,
  AccordionItem,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
  SectionHeader,
  Skeleton,
  Stack,
  Table,
} from '@portal/ui'
import type { Page } from '#api/page.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { Section } from '#shared/layout/Section.tsx'
import { EmptyPage } from '#shared/lists/EmptyPage.tsx'
import { ListFilters } from '#shared/lists/ListFilters.tsx'
import { ResultStatus } from '#shared/lists/ResultStatus.tsx'
import { paths } from '#shared/urls/paths.ts'
import { parsePage, useUrlState, type UrlState } from '#shared/urls/url-state.ts'
import { useListAdminOrdersQuery } from '../order-admin.api.ts'
import { FILTER_LABELS } from '../order-labels.ts'
import { ExchangeRates } from './ExchangeRates.tsx'
import { ORDER_COLUMNS } from './order-columns.tsx'
import { isFiltered, ORDERS_PAGE, toOrdersQuery } from './orders-query.ts'
import { PaymentsExport } from './PaymentsExport.tsx'

const STATUS = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All orders' },
    ...Object.entries(FILTER_LABELS).map(([value, label]) => ({ value, label })),
  ],
}

const Nothing = ({ query }: { query: URLSearchParams }) =>
  isFiltered(query) ? (
    <EmptyState
      title="No orders found"
      as="h3"
      action={<LinkButton href={paths.admin({ tab: 'orders' })}>All orders</LinkButton>}
    >
      No order matches. Try another status or fewer words.
    </EmptyState>
  ) : (
    <EmptyState title="No orders yet" as="h3" icon="list">
      Orders for plans and websites appear here with their payments.
    </EmptyState>
  )

const Waiting = () => (
  <Stack gap={12} role="status" aria-label="Loading the orders...">
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} shape="title" />
    ))}
  </Stack>
)

interface FoundProps {
  page: Page<OrderSummary>
  query: URLSearchParams
  hrefWith: UrlState['hrefWith']
}

function Found({ page, query, hrefWith }: FoundProps) {
  if (page.items.length === 0)
    return (
      <EmptyPage total={page.total} as="h3" firstPage={hrefWith({ page: null })}>
        <Nothing query={query} />
      </EmptyPage>
    )
  return (
    <>
      <Table caption="Orders" columns={ORDER_COLUMNS} rows={page.items} rowKey={({ id }) => id} />
      <Pagination
        page={Number(parsePage(query) ?? 1)}
        pageCount={Math.ceil(page.total / ORDERS_PAGE)}
        hrefFor={(next) => hrefWith({ page: next })}
      />
    </>
  )
}

/** The orders with what each waits for, those that wait longest first: loading, failed, empty or loaded. */
export function Orders() {
  const { query, hrefWith } = useUrlState()
  const { currentData, error, isFetching, refetch } = useListAdminOrdersQuery(toOrdersQuery(query))
  return (
    <Section aria-labelledby="orders">
      <SectionHeader title="Orders" id="orders" />
      <ListFilters
        action={paths.admin()}
        query={query}
        label="Orders"
        placeholder="Reference, business, name or email"
        choices={[STATUS]}
        carried={['tab']}
      />
      <ResultStatus>{currentData && pluralize(currentData.total, 'order')}</ResultStatus>
      {currentData ? (
        <Found page={currentData} query={query} hrefWith={hrefWith} />
      ) : error ? (
        <ErrorState title="We couldn’t load the orders" onRetry={() => void refetch()} retrying={isFetching}>
          {describeFailure(error)}
        </ErrorState>
      ) : (
        <Waiting />
      )}
      <Accordion>
        <AccordionItem title="Payments for the bookkeeper">
          <PaymentsExport />
        </AccordionItem>
        <AccordionItem title="Exchange rates">
          <ExchangeRates />
        </AccordionItem>
      </Accordion>
    </Section>
  )
}
