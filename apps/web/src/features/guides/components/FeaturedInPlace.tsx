import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { LinkButton } from '@portal/ui'
import { EmptyNote } from '#shared/content/teasers/EmptyNote.tsx'
import type { Teasers } from '#shared/content/teasers/teasers.ts'
import { paths } from '#shared/urls/paths.ts'
import { toFeaturedQuery } from '../guide-queries.ts'

interface FeaturedInPlaceProps {
  place: CountryCode | ProvinceCode
  country: CountryCode
  teasers: Pick<Teasers, 'BusinessTeasers'>
}

/** The featured businesses of a place, or an invitation to be the first. */
export const FeaturedInPlace = ({ place, country, teasers: { BusinessTeasers } }: FeaturedInPlaceProps) => (
  <BusinessTeasers
    query={toFeaturedQuery(place)}
    empty={
      <EmptyNote
        action={
          <LinkButton href={paths.registerBusiness({ country })} variant="secondary" size="small">
            List Your Business
          </LinkButton>
        }
      >
        No featured businesses available yet.
      </EmptyNote>
    }
  />
)
