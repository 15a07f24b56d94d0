import { getListedPath, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import { BusinessCard } from '#features/businesses/business-card.api.ts'
import { BusinessList, CardSkeletons } from './BusinessList.tsx'

/** Business cards in the visitor's last layout; skeletons while loading. */
export const BusinessCards = ({ businesses }: { businesses: readonly ListedBusiness[] | undefined }) => (
  <BusinessList data-layout="remembered">
    {businesses ? (
      businesses.map((business) => (
        <li key={getListedPath(business)}>
          <BusinessCard business={business} layout="remembered" />
        </li>
      ))
    ) : (
      <CardSkeletons layout="remembered" />
    )}
  </BusinessList>
)
