import type { OrderPreview, OwnBusiness } from '@portal/domain/contract'
import { getPlan, type Tier } from '@portal/domain/plan'
import { pluralize, toEpochMs } from '@portal/domain/shared'
import { getPlaceLabel } from '@portal/domain/place'
import { Badge, below, Card, Heading, Picture, Stack, Text, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { Cover } from '#shared/media/Cover.tsx'
import { describePhoto, toPicture } from '#shared/media/picture.ts'
import { useNow } from '#shared/page/page-context.ts'

/* Phones show the table alone, which says the same. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  align-items: stretch;
  ${below.tablet} {
    display: none;
  }
`

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} 0;
    border-bottom: 1px solid ${token.role.line};
    text-align: left;
    vertical-align: baseline;
    overflow-wrap: anywhere;
    font-size: ${token.size[14]};
  }
  tbody th {
    color: ${token.role.textSoft};
    font-weight: 400;
  }
  tr[data-better] td:last-child {
    color: ${token.role.good};
    font-weight: 600;
  }
  tbody > tr:last-child > * {
    border-bottom: 0;
  }
`

const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(6rem, 30%), 1fr));
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;
  > li {
    overflow: hidden;
    border-radius: ${token.radius.control};
  }
`

interface SideProps {
  title: string
  business: OwnBusiness
  tier: Tier
  /** Whether it is public. */
  isPublic: boolean
}

/** The listing as lists show it, with a plan's badge. */
function Side({ title, business, tier, isPublic }: SideProps) {
  const { label, color } = getPlan(tier).badge
  return (
    <Stack gap={8}>
      <Text size="eyebrow" tone="soft">
        {title}
      </Text>
      <Card
        cover={<Cover business={business} sizes="(min-width: 48em) 18rem, 45vw" />}
        corner={<Badge tone={color}>{label}</Badge>}
      >
        <Heading translate="no" level={3} size="small">
          {business.name}
        </Heading>
        <Text size="small" tone="soft">
          {getPlaceLabel(business)}
        </Text>
        <Text size="small" tone={isPublic ? 'good' : 'bad'}>
          {isPublic ? 'Live for everybody' : 'Only name, place and phone are shown'}
        </Text>
      </Card>
    </Stack>
  )
}

interface Row {
  name: string
  today: string
  later: string
}

const describeShown = (tier: Tier, what: string): string => (getPlan(tier).showsGallery ? what : 'Not shown')

/** What each plan shows of the listing, in rows. */
function listRows(business: OwnBusiness, { current, next, photos, reviews }: OrderPreview): Row[] {
  const compare = (name: string, valueOf: (tier: Tier) => string): Row => ({
    name,
    today: current.isPublic ? valueOf(current.tier) : 'Not shown',
    later: valueOf(next.tier),
  })
  const formatPhotoCount = (shown: number) =>
    photos.total === 0 ? 'None yet' : `${shown} of ${photos.total}`
  const video = business.videoUrl === null ? 'Room for one' : 'Shown'
  return [
    {
      name: 'Photos',
      today: formatPhotoCount(current.isPublic ? photos.shownNow : 0),
      later: formatPhotoCount(photos.shownThen),
    },
    compare('Room for photos', (tier) => `Up to ${getPlan(tier).photos}`),
    compare('Words', (tier) => `Up to ${getPlan(tier).words}`),
    compare('Gallery', (tier) => describeShown(tier, 'Shown')),
    compare('Video', (tier) => describeShown(tier, video)),
    compare('Reviews', (tier) =>
      describeShown(tier, reviews === 0 ? 'All shown' : `${pluralize(reviews, 'review')} shown`),
    ),
  ]
}

/** An owner's listing now and with the plan. */
export function SideBySide({ business, preview }: { business: OwnBusiness; preview: OrderPreview }) {
  const { current, next, addedPhotos } = preview
  const isLess = next.tier < current.tier
  const planName = getPlan(next.tier).name
  const now = useNow()
  const isOver = current.until !== null && toEpochMs(current.until) <= now
  const today = `${getPlan(current.tier).name}${isOver ? ', ended' : ''}`
  return (
    <Stack gap={16}>
      <Pair>
        <Side title={`Today: ${today}`} business={business} tier={current.tier} isPublic={current.isPublic} />
        <Side title={`With ${planName}`} business={business} tier={next.tier} isPublic />
      </Pair>
      <Rows>
        <VisuallyHidden as="caption">
          What visitors see of <span translate="no">{business.name}</span>
        </VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <th scope="col">Today</th>
            <th scope="col">With {planName}</th>
          </tr>
        </thead>
        <tbody>
          {listRows(business, preview).map(({ name, today: before, later }) => (
            <tr key={name} data-better={before !== later && !isLess ? '' : undefined}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{later}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
      {addedPhotos.length > 0 && (
        <Stack gap={8}>
          <Text size="small">
            <strong>{planName} also shows these photos of yours:</strong>
          </Text>
          <Thumbs role="list">
            {addedPhotos.map((photo, place) => (
              <li key={photo.src}>
                <Picture
                  {...toPicture(photo)}
                  alt={describePhoto(photo, business.name, place + 1, addedPhotos.length)}
                  sizes="8rem"
                  ratio="card"
                />
              </li>
            ))}
          </Thumbs>
        </Stack>
      )}
    </Stack>
  )
}
