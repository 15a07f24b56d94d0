import { businessPath } from '@portal/domain/business'
import { placeLabel } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { Badge, CardLink, Monogram, Rating } from '@portal/ui'
import type { ListingLayout } from '#shared/listing-layout.ts'
import type { ListedBusiness } from '../../businesses.api.ts'
import { TierBadge } from '../TierBadge.tsx'
import { Body, Category, Corner, Cover, Excerpt, Face, Foot, Name, Place } from './card-parts.ts'
import { categoryTone } from '#shared/category-tone.ts'

export interface BusinessCardProps {
  business: ListedBusiness
  /** `remembered` is the one that the device keeps, decided in the style sheet. */
  layout?: ListingLayout | 'remembered'
  /** The heading's place in the outline. */
  level?: 2 | 3
}

const LEVELS = { 2: 'h2', 3: 'h3' } as const

const reviews = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`

function CoverPicture({ business: { name, category, images } }: Pick<BusinessCardProps, 'business'>) {
  const [cover] = images
  return cover === undefined ? (
    <Monogram name={name} tone={categoryTone(category)} />
  ) : (
    <img src={cover} alt="" loading="lazy" decoding="async" />
  )
}

/** A business in a list: who it is, where, what it sells and what people say. All of it leads to its profile. */
export function BusinessCard({ business, layout = 'grid', level = 3 }: BusinessCardProps) {
  const { name, category, excerpt, rating, reviewCount, isVerified, isSample, subscriptionTier } = business
  return (
    <Face data-layout={layout}>
      <Cover>
        <CoverPicture business={business} />
        <Corner>{business.hasPlan && <TierBadge tier={subscriptionTier} />}</Corner>
      </Cover>
      <Body>
        <Category>{category}</Category>
        <Name as={LEVELS[level]}>
          <CardLink href={businessPath(business)}>{name}</CardLink>{' '}
          {isVerified && (
            <Badge tone="leaf" icon="check">
              Verified
            </Badge>
          )}
        </Name>
        <Place>{placeLabel(business)}</Place>
        <Excerpt>{excerpt}</Excerpt>
        <Foot>
          {rating === null ? 'No reviews yet' : <Rating value={rating}>{reviews(reviewCount)}</Rating>}
          {isSample && ' · Sample'}
        </Foot>
      </Body>
    </Face>
  )
}
