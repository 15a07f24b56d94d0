import { placeLabel } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { Badge, CardLink, Monogram, Rating } from '@portal/ui'
import { categoryTone } from '#shared/media/category-tone.ts'
import type { ListingLayout } from '#shared/lists/listing-layout.ts'
import { photoAt } from '#shared/media/photo.ts'
import { getListedPath, type ListedBusiness } from '#features/businesses/businesses.api.ts'
import { LazySaveHeart } from '../../saves/LazySaveHeart.tsx'
import { TierBadge } from '../TierBadge.tsx'
import { Body, Category, Corner, Cover, Excerpt, Face, Foot, Name, Place } from './card-parts.ts'

export interface BusinessCardProps {
  business: ListedBusiness
  /** `remembered` is the layout stored on the device, applied by CSS. */
  layout?: ListingLayout | 'remembered'
  /** The heading level. */
  level?: 2 | 3
  /** Whether it is in the first row, where photos load eagerly. */
  isFirst?: boolean
}

const LEVELS = { 2: 'h2', 3: 'h3' } as const

const reviews = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`

/** The photo on its colour, or the category's pattern; both have the same size. */
function CoverPicture({ business, isFirst }: Pick<BusinessCardProps, 'business' | 'isFirst'>) {
  const { name, category, cover } = business
  if (cover === undefined) return <Monogram name={name} tone={categoryTone(category)} />
  const [photo = '', color] = cover.split('#')
  return (
    <>
      <svg aria-hidden="true" color={color && `#${color}`} />
      <img
        src={photoAt(photo, 400)}
        srcSet={`${photoAt(photo, 800)} 2x`}
        alt=""
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
      />
    </>
  )
}

/** A business in a list: name, place, category and rating. The whole card links to its profile. */
export function BusinessCard({ business, layout = 'grid', level = 3, isFirst = false }: BusinessCardProps) {
  const { name, category, excerpt, rating, reviewCount, isVerified, isSample, tier } = business
  return (
    <Face data-layout={layout}>
      <Cover>
        <CoverPicture business={business} isFirst={isFirst} />
        <Corner>{tier !== undefined && <TierBadge tier={tier} />}</Corner>
        <LazySaveHeart business={business} />
      </Cover>
      <Body>
        <Category>{category}</Category>
        <Name as={LEVELS[level]}>
          <CardLink href={getListedPath(business)}>{name}</CardLink>{' '}
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
