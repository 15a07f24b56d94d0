import { getPlaceLabel } from '@portal/domain/place'
import { below, Card, CardLink, Grid, Heading, photoFocus, Text, token, VisuallyHidden } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useListBusinessesQuery, type BusinessesQuery } from '../businesses.api.ts'
import { getListedPath, parseCover, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import { ClosedLine } from '#shared/businesses/ClosedLine.tsx'
import { LazySaveHeart } from '#features/saves/save-heart.api.ts'
import { TradeCover } from '#shared/media/trade-cover/TradeCover.tsx'
import { TeaserList } from '#shared/content/teasers/TeaserList.tsx'

const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${token.space[8]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  > a {
    color: ${token.role.action};
    font-weight: 600;
  }
`

/* On phones, where the cards are stacked, each is a row without its text. */
const Teaser = styled(Card)`
  ${below.phone} {
    flex-direction: row;
    > :first-child {
      /* Its heart stands in the card's corner, clear of the picture. */
      position: static;
      width: 6rem;
      height: auto;
      > button {
        inset: ${token.space[4]} ${token.space[4]} auto auto;
      }
    }
    > :last-child {
      padding: ${token.space[12]} ${token.space[16]};
      > :first-child,
      > h3 {
        padding-inline-end: 2rem;
      }
    }
  }
`

const Excerpt = styled(Text)`
  ${below.phone} {
    &[data-lines] {
      display: none;
    }
  }
`

const Photo = styled.img`
  ${photoFocus}
`

const Cover = ({ business }: { business: ListedBusiness }) => {
  const { name, category, country, province, cover } = business
  if (cover === undefined)
    return <TradeCover name={name} category={category} country={country} province={province} />
  const { photo, focus } = parseCover(cover)
  return <Photo src={photo} alt="" data-keep={focus} loading="lazy" />
}

const SavableCover = ({ business }: { business: ListedBusiness }) => (
  <>
    <Cover business={business} />
    <LazySaveHeart business={business} />
  </>
)

const ProfileCard = ({ business }: { business: ListedBusiness }) => (
  <Teaser forwardedAs="article" gap={4} cover={<SavableCover business={business} />}>
    <Text size="eyebrow" tone="action">
      {business.category}
    </Text>
    <Heading translate="no" level={3}>
      {business.name}
    </Heading>
    <Text size="small" tone="soft">
      {getPlaceLabel(business)}
    </Text>
    <ClosedLine business={business} />
    <Excerpt size="small" lines={3}>
      {business.excerpt}
    </Excerpt>
    <Foot>
      <CardLink href={getListedPath(business)}>
        View Profile
        <VisuallyHidden>
          {' '}
          of <span translate="no">{business.name}</span>
        </VisuallyHidden>
      </CardLink>
      {business.isSample && <span>Sample</span>}
    </Foot>
  </Teaser>
)

/** A row of three or of four, whichever leaves none half empty. */
const getCell = (count: number): 'wide' | 'medium' => (count % 3 === 0 ? 'wide' : 'medium')

/** A few businesses of a place or an industry, each with a link to its profile. */
export const BusinessTeasers = ({ query, empty }: { query: BusinessesQuery; empty: ReactNode }) => (
  <TeaserList result={useListBusinessesQuery(query)} failed="Failed to fetch businesses" empty={empty}>
    {(items) => (
      <Grid gap={16} cell={getCell(items.length)}>
        {items.map((business) => (
          <ProfileCard key={getListedPath(business)} business={business} />
        ))}
      </Grid>
    )}
  </TeaserList>
)
