import { getBusinessPath, getCategorySlug, mayHaveWhatsApp, getWhatsAppLink } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import {
  getCountry,
  getPlaceLabel,
  getProvince,
  type CountryCode,
  type ProvinceCode,
} from '@portal/domain/place'
import { hasPlan, getPlan, getTrialNotice } from '@portal/domain/plan'
import { formatNumber } from '@portal/domain/shared'
import {
  Badge,
  below,
  Cluster,
  from,
  Icon,
  LinkButton,
  MoreMenu,
  Rating,
  Text,
  token,
  type BreadcrumbItem,
} from '@portal/ui'
import { useMemo, useState, type ComponentType } from 'react'
import { styled } from 'styled-components'
import type { ReportDialogProps } from '#features/reports/reports.api.ts'
import { DialogOpener } from '#shared/page/dialog-opener.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useNow } from '#shared/page/page-context.ts'
import { TradeInitial } from '#shared/media/trade-cover/TradeInitial.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { TierBadge } from '#shared/businesses/TierBadge.tsx'
import { useTaps } from '#features/engagement/use-taps.api.ts'
import { LazySaveButton } from '#features/saves/save-button.api.ts'
import { UGC_REL } from './contact-links.ts'
import { isOwnerView } from './owner-view.ts'
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
  ${below.tablet} {
    gap: ${token.space[12]};
  }
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
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
`

/** Fields that every kind of profile has. */
export interface IdentifiedBusiness {
  name: string
  category: string
  country: CountryCode
  province: ProvinceCode | null
  address: string | null
}

export function toBreadcrumbs({ name, category, country, province }: IdentifiedBusiness): BreadcrumbItem[] {
  const slug = getCategorySlug(category)
  return [
    { label: 'Home', href: paths.home() },
    { label: getCountry(country).name, href: paths.country(country) },
    ...(province ? [{ label: getProvince(province).shortName, href: paths.country(province) }] : []),
    { label: category, href: paths.countryCategory(country, slug) },
    { label: name, isName: true },
  ]
}

const formatReviewCount = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`

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
    > details {
      align-self: stretch;
    }
    > details > summary {
      width: 100%;
      height: 100%;
    }
  }
  @media (max-width: 22.49em) {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: row;
  }
`

/** On a phone these are in the action bar. */
const InActionBar = styled.div`
  display: contents;
  ${below.tablet} {
    display: none;
  }
`

/** Reports the business; without script the page for issues takes it. */
function Report({ business, ReportDialog }: HeroProps) {
  const [open, setOpen] = useState(false)
  const { id, name } = business
  return (
    <>
      <MoreMenu label="More" iconOnly>
        <DialogOpener
          variant="quiet"
          href={paths.reportIssue({ page: getBusinessPath(business) })}
          onOpen={() => setOpen(true)}
        >
          <Icon name="flag" />
          Report
        </DialogOpener>
      </MoreMenu>
      <ReportDialog subject={{ kind: 'business', id, name }} open={open} onOpenChange={setOpen} />
    </>
  )
}

/** The main actions. */
function Actions({ business, ReportDialog }: HeroProps) {
  const tap = useTaps(business)
  return (
    <Row gap={8} data-print="hide">
      {business.phone && (
        <InActionBar>
          <LinkButton href={`tel:${business.phone}`} onClick={() => tap('call')}>
            <Icon name="phone" />
            Call
          </LinkButton>
          {mayHaveWhatsApp(business.phone) && (
            <LinkButton
              variant="secondary"
              href={getWhatsAppLink(business.phone)}
              rel={UGC_REL}
              onClick={() => tap('whatsapp')}
            >
              <Icon name="message" />
              WhatsApp
            </LinkButton>
          )}
        </InActionBar>
      )}
      {business.email && (
        <LinkButton variant="secondary" href={`mailto:${business.email}`} onClick={() => tap('email')}>
          <Icon name="mail" />
          Email
        </LinkButton>
      )}
      <Share business={business} />
      <LazySaveButton business={business} />
      <Report business={business} ReportDialog={ReportDialog} />
    </Row>
  )
}

interface HeroProps {
  business: Business
  ReportDialog: ComponentType<ReportDialogProps>
}

const HeaderRating = ({ rating, count }: { rating: number | null; count: number }) =>
  rating === null ? (
    <span>No reviews yet</span>
  ) : (
    <Rating value={rating}>
      <a href="#reviews">{formatReviewCount(count)}</a>
    </Rating>
  )

/** Name, rating, opening state and main actions. */
export function ProfileHero({ business, ReportDialog }: HeroProps) {
  const { name, category, province, logoUrl, rating, reviewCount, isVerified, subscriptionTier } = business
  const now = useNow()
  // Its owner reads it in a banner.
  const trial = isOwnerView(business) ? null : getTrialNotice(subscriptionTier, business.trialExpiryDate, now)
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
          {logoUrl?.startsWith('/') ? (
            <img src={logoUrl} alt={`Logo of ${name}`} width={84} height={84} />
          ) : (
            <TradeInitial name={name} category={category} />
          )}
          <div>
            <h1 translate="no">{name}</h1>
            <Meta>
              {getPlan(subscriptionTier).showsGallery && <HeaderRating rating={rating} count={reviewCount} />}
              <span>{category}</span>
              <span>
                <Icon name="pin" /> {getPlaceLabel(business)}
              </span>
            </Meta>
            <OpenNow business={business} />
          </div>
        </Identity>
        <Cluster gap={8}>
          {hasPlan(business) && <TierBadge tier={subscriptionTier} />}
          {trial !== null && (
            <Text as="span" size="small" tone="soft">
              {trial}
            </Text>
          )}
          {isVerified && (
            <Badge tone="leaf" icon="check">
              Verified
            </Badge>
          )}
          {business.isSample && <Badge tone="sun">Sample</Badge>}
        </Cluster>
        <Actions business={business} ReportDialog={ReportDialog} />
      </Stage>
    </PageBand>
  )
}
