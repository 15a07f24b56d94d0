import { Badge, CardLink, Rating } from '@portal/ui'
import { Fragment } from 'react'
import { formatNumber } from '@portal/domain/shared'
import { type Coordinates, getDistanceKm, formatDistance, getPlaceLabel } from '@portal/domain/place'
import type { ListLayout } from '#shared/lists/list-layout.ts'
import { TradeCover } from '#shared/media/trade-cover/TradeCover.tsx'
import { getListedPath, parseCover, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import { LazyOpening } from '#shared/businesses/LazyOpening.tsx'
import { LazySaveHeart } from '#features/saves/save-heart.api.ts'
import { CallLink } from './CallLink.tsx'
import { Body, Category, Cover, Excerpt, Face, Foot, Name, Place } from '#shared/businesses/card-parts.ts'

/** The distance from the visitor, and the place: `3 km · Auki, Malaita`; the place alone without both positions. */
function describeWhere(business: ListedBusiness, near: Coordinates | null): string {
  const place = getPlaceLabel(business)
  return near && business.position
    ? `${formatDistance(getDistanceKm(near, business.position))} · ${place}`
    : place
}

export interface BusinessCardProps {
  business: ListedBusiness
  /** `remembered` is the layout stored on the device, applied by CSS. */
  layout?: ListLayout | 'remembered'
  /** The heading level. */
  level?: 2 | 3
  /** Whether it is on the first screen, where photos load eagerly. */
  isFirst?: boolean
  /** Where the visitor is: the card says how far away the business is. */
  near?: Coordinates | null
  /** Whether sample data is marked; a list of samples alone says so once. */
  marksSample?: boolean
}

const LEVELS = { 2: 'h2', 3: 'h3' } as const

const formatReviewCount = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`

/** The photo on its colour, or the drawing of the trade; both have the same size. */
function CoverPicture({ business, isFirst }: Pick<BusinessCardProps, 'business' | 'isFirst'>) {
  const { name, category, country, province, cover } = business
  if (cover === undefined)
    return <TradeCover name={name} category={category} country={country} province={province} />
  const { photo, color, focus } = parseCover(cover)
  return (
    <>
      <svg aria-hidden="true" color={color} />
      <img src={photo} alt="" data-keep={focus} loading={isFirst ? undefined : 'lazy'} />
    </>
  )
}

/** A sentence with the words of the search marked. */
const Marked = ({ text, marks }: { text: string; marks: NonNullable<ListedBusiness['marks']> }) =>
  marks.map(([from, to], at) => (
    <Fragment key={from}>
      {text.slice(marks[at - 1]?.[1] ?? 0, from)}
      <mark>{text.slice(from, to)}</mark>
      {at === marks.length - 1 && text.slice(to)}
    </Fragment>
  ))

/**
 * A business in a list: name, trade, distance or place, whether it is open, rating. The whole card links to its
 * profile; separate buttons call and save it.
 */
export function BusinessCard({
  business,
  layout = 'grid',
  level = 3,
  isFirst = false,
  near = null,
  marksSample = true,
}: BusinessCardProps) {
  const { id, name, category, excerpt, marks, rating, reviewCount, isVerified, isSample, phone } = business
  return (
    <Face data-layout={layout}>
      <Cover>
        <CoverPicture business={business} isFirst={isFirst} />
        <LazySaveHeart business={business} />
      </Cover>
      <Body>
        <Category>{category}</Category>
        <Name as={LEVELS[level]}>
          <CardLink href={getListedPath(business)} translate="no">
            {name}
          </CardLink>{' '}
          {isVerified && (
            <Badge tone="leaf" icon="check">
              <span data-long="">Verified</span>
            </Badge>
          )}
        </Name>
        <Place>{describeWhere(business, near)}</Place>
        <Excerpt data-match={marks && ''}>
          {marks ? <Marked text={excerpt} marks={marks} /> : excerpt}
        </Excerpt>
        <LazyOpening business={business} />
        <Foot>
          <div>
            {rating !== null && (
              <Rating value={rating}>
                <span data-long="">{formatReviewCount(reviewCount)}</span>
              </Rating>
            )}
            {isSample && marksSample && (rating === null ? 'Sample' : ' (Sample)')}
          </div>
          {phone !== null && <CallLink id={id} name={name} phone={phone} />}
        </Foot>
      </Body>
    </Face>
  )
}
