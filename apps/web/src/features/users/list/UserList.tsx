import { formatNumber, pluralize } from '@portal/domain/shared'
import { EmptyState, ErrorState, LinkButton, Pagination, SectionHeader, Skeleton, Stack } from '@portal/ui'
import { Section } from '#shared/layout/Section.tsx'
import { ListFilters } from '#shared/lists/ListFilters.tsx'
import { EmptyPage } from '#shared/lists/EmptyPage.tsx'
import { HiddenResultStatus } from '#shared/lists/ResultStatus.tsx'
import { paths } from '#shared/urls/paths.ts'
import { parsePage, useUrlState } from '#shared/urls/url-state.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { useListUsersQuery } from '../users.api.ts'
import { USERS_PAGE, toUsersQuery } from './users-query.ts'
import { UserTable } from './UserTable.tsx'

const CHOICES = [
  {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'Every role' },
      { value: 'administrator', label: 'Administrators' },
      { value: 'user', label: 'Other users' },
    ],
  },
  {
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Active and suspended' },
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
  {
    name: 'confirmed',
    label: 'Address',
    options: [
      { value: '', label: 'Every address' },
      { value: 'true', label: 'Confirmed' },
      { value: 'false', label: 'Not confirmed' },
    ],
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: '', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'name', label: 'By name' },
    ],
  },
]

/** The administrators' list of accounts, with its filters in the address. */
export function UserList() {
  const { query } = useUrlState()
  const { currentData } = useListUsersQuery(toUsersQuery(query))
  const total = currentData?.total
  return (
    <Section aria-labelledby="users">
      <SectionHeader title={`Users${total === undefined ? '' : ` (${formatNumber(total)})`}`} id="users" />
      <ListFilters
        action={paths.admin()}
        query={query}
        label="Users"
        placeholder="Name or email"
        choices={CHOICES}
        carried={['tab']}
      />
      <HiddenResultStatus>{total !== undefined && pluralize(total, 'user')}</HiddenResultStatus>
      <Found />
    </Section>
  )
}

const Waiting = () => (
  <Stack gap={12} role="status" aria-label="Loading the users...">
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} shape="title" />
    ))}
  </Stack>
)

function Found() {
  const { query, hrefWith } = useUrlState()
  const { currentData, error, isFetching, refetch } = useListUsersQuery(toUsersQuery(query))
  if (!currentData && error)
    return (
      <ErrorState title="We couldn’t load the users" onRetry={() => void refetch()} retrying={isFetching}>
        {describeFailure(error)}
      </ErrorState>
    )
  if (!currentData) return <Waiting />
  const { items, total } = currentData
  if (items.length === 0)
    return (
      <EmptyPage total={total} as="h3" firstPage={hrefWith({ page: null })}>
        <EmptyState
          title="No users found"
          as="h3"
          action={<LinkButton href={paths.admin({ tab: 'users' })}>All users</LinkButton>}
        >
          No account matches. Remove a filter or try fewer words.
        </EmptyState>
      </EmptyPage>
    )
  return (
    <Stack gap={16}>
      <UserTable users={items} />
      <Pagination
        page={Number(parsePage(query) ?? 1)}
        pageCount={Math.ceil(total / USERS_PAGE)}
        hrefFor={(page) => hrefWith({ page })}
      />
    </Stack>
  )
}
