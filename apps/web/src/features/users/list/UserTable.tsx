import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Table, TextLink, type TableColumn } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { Breakable } from '../Breakable.ts'
import { UserBadges } from '../UserBadges.tsx'
import { getName } from '../user-name.ts'
import type { UserSummary } from '../users.api.ts'

const COLUMNS: readonly TableColumn<UserSummary>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: (user) => (
      <Breakable>
        <TextLink href={paths.adminUser(user.id)} translate="no">
          {getName(user)}
        </TextLink>
      </Breakable>
    ),
  },
  { key: 'email', header: 'Email', cell: ({ email }) => <Breakable translate="no">{email}</Breakable> },
  { key: 'state', header: 'Role and state', cell: (user) => <UserBadges user={user} /> },
  { key: 'listings', header: 'Listings', cell: ({ listings }) => listings, align: 'end' },
  {
    key: 'opened',
    header: 'Account since',
    cell: ({ openedAt }) => formatDate(openedAt, PORTAL_TIME_ZONE),
    align: 'end',
  },
]

/** Accounts as a table; on a phone each is a card. */
export const UserTable = ({ users }: { users: readonly UserSummary[] }) => (
  <Table caption="Users" columns={COLUMNS} rows={users} rowKey={({ id }) => id} />
)
