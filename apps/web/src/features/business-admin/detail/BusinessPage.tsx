import { RecordPage } from '#shared/lists/RecordPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useGetAdminBusinessQuery } from '../business-admin.api.ts'
import { BusinessDetail } from './BusinessDetail.tsx'

/** A business for administrators, with its actions. */
export const BusinessPage = ({ id }: { id: number }) => (
  <RecordPage
    result={useGetAdminBusinessQuery(id)}
    headingId="business"
    list={{ href: paths.admin({ tab: 'businesses' }), label: 'All businesses' }}
    loading="Loading the business..."
    missing={{
      title: 'We can’t find this business',
      text: 'It was permanently deleted, or the link is wrong.',
    }}
    failed={{
      title: 'We couldn’t load this business',
      text: 'Check your connection and try again.',
    }}
  >
    {(listing) => <BusinessDetail listing={listing} />}
  </RecordPage>
)
