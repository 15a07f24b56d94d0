import { placeLabel } from '@portal/domain/place'
import { Badge, Cluster, Heading, Icon, Monogram, Rating, token } from '@portal/ui'
import { styled } from 'styled-components'
import { categoryTone } from '#shared/media/category-tone.ts'
import { OpenNow } from '../profile/HoursPanel.tsx'
import { Share } from '../profile/Share.tsx'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { EXAMPLE } from './example.ts'

const Identity = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[16]};
  align-items: center;
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

/** The sample business's name, rating, badges and opening state. */
export const ExampleHero = () => (
  <PageBand>
    <Breadcrumbs items={BREADCRUMBS} />
    <Identity>
      <Monogram name={EXAMPLE.name} tone={categoryTone(EXAMPLE.category)} shape="square" />
      <Names>
        <Heading level={1}>{EXAMPLE.name}</Heading>
        <Meta>
          <Rating value={EXAMPLE.rating ?? 0}>{EXAMPLE.reviewCount} reviews</Rating>
          <span>
            <Icon name="pin" /> {placeLabel(EXAMPLE, { country: true })}
          </span>
        </Meta>
      </Names>
    </Identity>
    <Cluster gap={8}>
      <Badge>Sample</Badge>
      <Badge>{EXAMPLE.category}</Badge>
      <Badge tone="orange">Enhanced Listing</Badge>
      <Badge tone="sun">Featured</Badge>
      <OpenNow business={EXAMPLE} />
    </Cluster>
    <Cluster gap={8} data-print="hide">
      <Share business={EXAMPLE} path={paths.exampleBusiness()} />
    </Cluster>
  </PageBand>
)
