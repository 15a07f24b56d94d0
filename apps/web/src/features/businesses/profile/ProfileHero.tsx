import { categorySlug, whatsAppLink } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { countryOf, placeLabel, provinceOf, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import { hasPlan } from '@portal/domain/plan'
import { formatNumber } from '@portal/domain/shared'
import {
  Badge,
  below,
  Cluster,
  from,
  Icon,
  LinkButton,
  Monogram,
  Rating,
  token,
  type BreadcrumbItem,
} from '@portal/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { paths } from '#shared/urls/paths.ts'
import { categoryTone } from '#shared/media/category-tone.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { TierBadge } from '../components/TierBadge.tsx'
import { UGC_REL } from './contact-links.ts'
import { OpenNow } from './HoursPanel.tsx'
import { Share } from './Share.tsx'

const Identity = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  align-items: center;
  ${below.phone} {
    align-items: start;
  }
  > img {
    width: 5.25rem;
    height: 5.25rem;
    border-radius: ${token.radius.card};
    background: ${token.color.white};
    object-fit: contain;
  }
  h1 {
    overflow-wrap: anywhere;
  }
`

const CoverPhoto = lazyIsland(() => import('./CoverPhoto.tsx').then((part) => ({ default: part.CoverPhoto })))
const Backdrop = lazyIsland(() => import('./Backdrop.tsx').then((part) => ({ default: part.Backdrop })))

const Stage = styled.div`
  position: relative;
  z-index: 0;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  ${from.desktop} {
    &[data-covered] > * {
      max-width: calc(100% - 26rem);
    }
  }
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  margin-top: ${token.space[4]};
  color: ${token.role.textSoft};
  svg {
    display: inline-block;
    vertical-align: -0.25em;
  }
`

/** What profiles of any kind have. */
export interface Identified {
  name: string
  category: string
  country: CountryCode
  province: ProvinceCode | null
  address: string | null
}

export function toBreadcrumbs({ name, category, country, province }: Identified): BreadcrumbItem[] {
  const slug = categorySlug(category)
  return [
    { label: 'Home', href: paths.home() },
    { label: countryOf(country).name, href: paths.country(country) },
    ...(province ? [{ label: provinceOf(province).shortName, href: paths.country(province) }] : []),
    { label: category, href: paths.countryCategory(country, slug) },
    { label: name },
  ]
}

const reviews = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`

/* On a phone they share one line, each icon above its label; two lines if the labels don't fit. */
const Row = styled(Cluster)`
  ${below.phone} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    > :is(a, button) {
      flex-direction: column;
      gap: 0.125rem;
      padding-inline: 0;
      font-size: ${token.size[13]};
    }
  }
  @media (max-width: 22.49em) {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: row;
  }
`

/** The main actions. */
const Actions = ({ business }: { business: Business }) => (
  <Row gap={8} data-print="hide">
    {business.phone && (
      <>
        <LinkButton href={`tel:${business.phone}`}>
          <Icon name="phone" />
          Call
        </LinkButton>
        <LinkButton variant="secondary" href={whatsAppLink(business.phone)} rel={UGC_REL}>
          <Icon name="message" />
          WhatsApp
        </LinkButton>
      </>
    )}
    {business.email && (
      <LinkButton variant="secondary" href={`mailto:${business.email}`}>
        <Icon name="mail" />
        Email
      </LinkButton>
    )}
    <Share business={business} />
  </Row>
)

/** Name, rating, opening state and main actions. */
export function ProfileHero({ business }: { business: Business }) {
  const { name, category, province, logoUrl, rating, reviewCount, isVerified, subscriptionTier } = business
  const [cover] = business.photos
  const backdrop = useMemo(() => province && !cover && <Backdrop province={province} />, [province, cover])
  const count = business.photos.length
  const coverPhoto = useMemo(
    () => cover && <CoverPhoto name={name} photo={cover} count={count} />,
    [name, cover, count],
  )
  return (
    <PageBand>
      <Stage data-covered={cover && ''}>
        {backdrop}
        <Breadcrumbs items={toBreadcrumbs(business)} />
        {coverPhoto}
        <Identity>
          {logoUrl ? (
            <img src={logoUrl} alt="" width={84} height={84} />
          ) : (
            <Monogram name={name} tone={categoryTone(category)} shape="square" />
          )}
          <div>
            <h1>{name}</h1>
            <Meta>
              {rating === null ? (
                <span>No reviews yet</span>
              ) : (
                <Rating value={rating}>{reviews(reviewCount)}</Rating>
              )}
              <span>
                <Icon name="pin" /> {placeLabel(business)}
              </span>
            </Meta>
          </div>
        </Identity>
        <Cluster gap={8}>
          {hasPlan(business) && <TierBadge tier={subscriptionTier} />}
          {isVerified && (
            <Badge tone="leaf" icon="check">
              Verified
            </Badge>
          )}
          {business.businessTypes.map((type) => (
            <Badge key={type}>{type}</Badge>
          ))}
          {business.isSample && <Badge tone="sun">Sample</Badge>}
          <OpenNow business={business} />
        </Cluster>
        <Actions business={business} />
      </Stage>
    </PageBand>
  )
}
