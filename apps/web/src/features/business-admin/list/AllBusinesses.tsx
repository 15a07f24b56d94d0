import type { AdminBusinessSummary } from '@portal/domain/contract'
import { pluralize } from '@portal/domain/shared'
import {
  Cluster,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  Pagination,
  SectionHeader,
  Skeleton,
  Stack,
  Table,
} from '@portal/ui'
import type { Page } from '#api/page.ts'
import { Section } from '#shared/layout/Section.tsx'
import { EmptyPage } from '#shared/lists/EmptyPage.tsx'
import { ResultStatus } from '#shared/lists/ResultStatus.tsx'
import { paths } from '#shared/urls/paths.ts'
import { parsePage, useUrlState, type UrlState } from '#shared/urls/url-state.ts'
import { useListAdminBusinessesQuery } from '../business-admin.api.ts'
import { BUSINESS_COLUMNS } from './business-columns.tsx'
import { BUSINESSES_PAGE, getCsvHref, isFiltered, toBusinessesQuery } from './businesses-query.ts'
import { BusinessFilters } from './BusinessFilters.tsx'

const ALL = paths.admin({ tab: 'businesses' })

const Nothing = ({ query }: { query: URLSearchParams }) =>
  isFiltered(query) ? (
    <EmptyState
      title="No businesses found"
      as="h3"
      action={<LinkButton href={ALL}>All businesses</LinkButton>}
    >
      No business matches. Remove a filter or try other words.
    </EmptyState>
  ) : (
    <EmptyState title="No businesses yet" as="h3" icon="building">
      Every registered or imported business appears here, whatever its state.
    </EmptyState>
  )

interface FoundProps {
  page: Page<AdminBusinessSummary>
  query: URLSearchParams
  hrefWith: UrlState['hrefWith']
}

const Waiting = () => (
  <Stack gap={12} role="status" aria-label="Loading the businesses...">
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} />
    ))}
  </Stack>
)

function Found({ page, query, hrefWith }: FoundProps) {
  if (page.items.length === 0)
    return (
      <EmptyPage total={page.total} as="h3" firstPage={hrefWith({ page: null })}>
        <Nothing query={query} />
      </EmptyPage>
    )
  return (
    <>
      <Table
        caption="Businesses"
        columns={BUSINESS_COLUMNS}
        rows={page.items}
        rowKey={({ id }) => id}
        cards="tablet"
      />
      <Pagination
        page={Number(parsePage(query) ?? 1)}
        pageCount={Math.ceil(page.total / BUSINESSES_PAGE)}
        hrefFor={(next) => hrefWith({ page: next })}
      />
    </>
  )
}

/** Every business in every state: loading, failed, empty or loaded. The address has search, filters, order and page. */
export function AllBusinesses() {
  const { query, hrefWith } = useUrlState()
  const { currentData, error, isFetching, refetch } = useListAdminBusinessesQuery(toBusinessesQuery(query))
  return (
    <Section aria-labelledby="all-businesses">
      <SectionHeader title="All Businesses" id="all-businesses" />
      <BusinessFilters query={query} />
      <Cluster justify="between" gap={8}>
        <ResultStatus>{currentData && pluralize(currentData.total, 'business', 'businesses')}</ResultStatus>
        {currentData && currentData.total > 0 && (
          <LinkButton href={getCsvHref(query)} variant="secondary" size="small" download>
            <Icon name="download" />
            Download as CSV
          </LinkButton>
        )}
      </Cluster>
      {currentData ? (
        <Found page={currentData} query={query} hrefWith={hrefWith} />
      ) : error ? (
        <ErrorState
          title="We couldn’t load the businesses"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Check your connection and try again.
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </Section>
  )
}
