import { FigureCards } from '#shared/layout/FigureCards.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'
import { getListingNotice } from '../listing-notice.ts'

/** How many listings the owner has, by state. */
export function OwnFigures() {
  const now = useNow()
  const { data } = useListOwnBusinessesQuery()
  const count = (label: string) =>
    data?.filter((business) => getListingNotice(business, now).label === label).length
  return (
    <FigureCards
      figures={[
        { label: 'Listings', value: data?.length },
        { label: 'Live', value: count('Live') },
        { label: 'Pending Review', value: count('Pending Review') },
        { label: 'Reviews', value: data?.reduce((sum, { reviewCount }) => sum + reviewCount, 0) },
      ]}
    />
  )
}
