import { countWords } from '@portal/domain/business'
import { getPlaceLabel } from '@portal/domain/place'
import { PLANS, type Plan } from '@portal/domain/plan'
import { pluralize } from '@portal/domain/shared'
import { Card, Cluster, from, Heading, Icon, Picture, Rating, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { IllustrationMark } from '#shared/media/IllustrationMark.tsx'
import { describePhoto, toPicture } from '#shared/media/picture.ts'
import { useNow } from '#shared/page/page-context.ts'
import { TierBadge } from '#shared/businesses/TierBadge.tsx'
import { EXAMPLE } from './example.ts'
import { createExampleReviews } from './example-reviews.ts'

/** The plans for a listing: a website comes with the listing of one of them. */
const LISTING_PLANS = PLANS.filter(({ price }) => price !== null)

const Listings = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[16]};
  ${from.tablet} {
    grid-template-columns: repeat(${LISTING_PLANS.length}, minmax(0, 1fr));
  }
`

const Cover = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.control};
`

const Thumbnails = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[4]};
  > li {
    overflow: hidden;
    border-radius: ${token.radius.control};
  }
`

const Line = styled.p`
  display: flex;
  gap: ${token.space[8]};
  align-items: center;
  font-size: ${token.size[14]};
`

/** As much of the description as a plan allows, in whole paragraphs. */
export function fitDescription(text: string, { words }: Pick<Plan, 'words'>): string[] {
  const fitting: string[] = []
  for (const paragraph of text.split('\n\n')) {
    if (countWords([...fitting, paragraph].join(' ')) > words) break
    fitting.push(paragraph)
  }
  return fitting
}

const { name, photos, category } = EXAMPLE
const [first, ...others] = photos
/** One row; the example's own page has them all. */
const THUMBNAILS = 4

/** The rest of the photos, the film and the newest review: the additions of gallery plans. */
function Besides() {
  const reviews = createExampleReviews(useNow())
  const [newest] = reviews
  return (
    <>
      <Thumbnails aria-label="More photos">
        {others.slice(0, THUMBNAILS).map((photo, place) => (
          <li key={photo.src}>
            <Picture
              {...toPicture(photo)}
              alt={describePhoto(photo, name, place + 2, photos.length)}
              sizes="6rem"
              ratio="card"
            />
          </li>
        ))}
      </Thumbnails>
      <Text size="caption" tone="soft">
        And {others.length - THUMBNAILS} more in the gallery
      </Text>
      <Line>
        <Icon name="play" /> A video on the page
      </Line>
      <Rating value={EXAMPLE.rating ?? 0}>{pluralize(reviews.length, 'review')}</Rating>
      {newest && <Text size="small">“{newest.comment}”</Text>}
    </>
  )
}

const ListingOn = ({ plan }: { plan: Plan }) => (
  <Card as="li">
    <Cluster justify="between" gap={8}>
      <Heading level={3} size="card">
        On {plan.name}
      </Heading>
      <TierBadge tier={plan.tier} />
    </Cluster>
    {first && (
      <Cover>
        <Picture
          {...toPicture(first)}
          alt={describePhoto(first, name, 1, photos.length)}
          sizes="(min-width: 48em) 24rem, 92vw"
          ratio="wide"
        />
        <IllustrationMark />
      </Cover>
    )}
    <Text size="caption" tone="soft">
      {plan.showsGallery
        ? `Visitors see all ${photos.length} photos`
        : `Visitors see 1 of ${plan.photos} photos`}
    </Text>
    <Text size="eyebrow" tone="action">
      {category}
    </Text>
    <strong>{name}</strong>
    <Text size="small" tone="soft">
      {getPlaceLabel(EXAMPLE, { country: true })}
    </Text>
    <Stack gap={8}>
      {fitDescription(EXAMPLE.description, plan).map((paragraph) => (
        <Text key={paragraph} size="small" lines={3}>
          {paragraph}
        </Text>
      ))}
    </Stack>
    {plan.showsGallery && <Besides />}
  </Card>
)

/** What visitors see of the example business on each plan for a listing. */
export const ExampleByPlan = () => (
  <Listings>
    {LISTING_PLANS.map((plan) => (
      <ListingOn key={plan.tier} plan={plan} />
    ))}
  </Listings>
)
