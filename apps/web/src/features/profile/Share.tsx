import { getBusinessPath } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { ShareButton } from '#shared/share/ShareButton.tsx'

/** Shares a business with its category and place. */
export const Share = ({
  business,
  path = getBusinessPath(business),
}: {
  business: Business
  path?: string
}) => (
  <ShareButton
    title={business.name}
    text={`${business.name}: ${business.category}, ${getPlaceLabel(business, { country: true })}`}
    path={path}
  />
)
