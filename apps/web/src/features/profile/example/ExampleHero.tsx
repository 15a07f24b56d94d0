import { getPlaceLabel } from '@portal/domain/place'
import { GALLERY_PLAN } from '@portal/domain/plan'
import { Badge, Cluster, from, Heading, Icon, Rating, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CoverPhoto } from '../CoverPhoto.tsx'
import { OpenNow } from '../HoursPanel.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { EXAMPLE } from './example.ts'
import { EXAMPLE_PHOTOS, exampleLogo } from './example-pictures.ts'

const Identity = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[16]};
  align-items: center;
`

const Logo = styled.img`
  border-radius: ${token.radius.card};
`

/* As on a profile, the cover stands above the name on a phone and beside it otherwise. */
const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  ${from.desktop} {
    min-height: 13.5rem;
    &[data-covered] > * {
      max-width: calc(100% - 26rem);
    }
  }
`

const Names = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  color: ${token.role.textSoft};
  svg {
    display: inline-block;
    vertical-align: -0.25em;
  }
`

const BREADCRUMBS = [
  { label: 'Home', href: paths.home() },
  { label: 'Directory', href: paths.directory() },
  { label: 'Example business' },
]

const [COVER] = EXAMPLE_PHOTOS

/** The sample business's name, rating, badges, opening state and actions. */
export const ExampleHero = ({ actions }: { actions: ReactNode }) => (
  <PageBand>
    <Stage data-covered="">
      <Breadcrumbs items={BREADCRUMBS} />
      {COVER && <CoverPhoto name={EXAMPLE.name} photo={COVER} count={EXAMPLE_PHOTOS.length} />}
      <Identity>
        <Logo src={exampleLogo} alt="" width={84} height={84} />
        <Names>
          <Heading level={1}>{EXAMPLE.name}</Heading>
          <Meta>
            <Rating value={EXAMPLE.rating ?? 0}>{EXAMPLE.reviewCount} reviews</Rating>
            <span>
              <Icon name="pin" /> {getPlaceLabel(EXAMPLE, { country: true })}
            </span>
          </Meta>
        </Names>
      </Identity>
      <Cluster gap={8}>
        <Badge>Sample</Badge>
        <Badge>{EXAMPLE.category}</Badge>
        <Badge tone="orange">{GALLERY_PLAN.name} Listing</Badge>
        <Badge tone="sun">Featured</Badge>
        <OpenNow business={EXAMPLE} />
      </Cluster>
      {actions}
    </Stage>
  </PageBand>
)
