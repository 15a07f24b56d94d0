import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate, pluralize } from '@portal/domain/shared'
import { DescriptionList } from '@portal/ui'
import { Breakable } from '../Breakable.ts'
import type { UserDetail } from '../users.api.ts'

const formatDay = (instant: string): string => formatDate(instant, PORTAL_TIME_ZONE)

const describeReports = ({ reports: { total, resolved } }: UserDetail): string =>
  total === 0 ? 'None' : `${pluralize(total, 'report')}, ${resolved} upheld`

/** The facts of an account, and how much it has submitted. */
export const UserFacts = ({ user }: { user: UserDetail }) => (
  <DescriptionList
    items={[
      { term: 'Email', details: <Breakable translate="no">{user.email}</Breakable> },
      { term: 'Address', details: user.isEmailConfirmed ? 'Confirmed' : 'Not confirmed' },
      { term: 'Account since', details: formatDay(user.openedAt) },
      { term: 'Signs in', details: user.hasPassword ? 'With a password' : 'Without a password' },
      {
        term: 'Two-step sign-in',
        details: user.twoStepSignInSince === null ? 'Off' : `On since ${formatDay(user.twoStepSignInSince)}`,
      },
      { term: 'Listings', details: user.listings },
      { term: 'Reviews', details: user.reviews },
      { term: 'Events, tenders, jobs', details: user.submissions },
      { term: 'Reports about them', details: describeReports(user) },
    ]}
  />
)
