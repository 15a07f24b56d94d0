import { planOf } from '@portal/domain/plan'
import { Monogram, Stack, Tabs, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { ReviewList } from '../profile/ReviewsPanel.tsx'
import { useNow } from '#shared/page/page-context.ts'
import { EXAMPLE, EXAMPLE_PICTURES, exampleReviews } from './example.ts'

const MultilineText = styled(Text)`
  white-space: pre-line;
`

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token.space[12]};
`

const Picture = styled.figure`
  display: grid;
  gap: ${token.space[4]};
  > div {
    aspect-ratio: 4 / 3;
    height: auto;
    border-radius: ${token.radius.control};
  }
  > figcaption {
    color: ${token.role.textSoft};
    font-size: ${token.size[13]};
  }
`

const Gallery = () => (
  <Stack gap={16}>
    <Text tone="soft">
      Up to {planOf(2).photos} photos stand here. Until there are any, the pattern of the category does.
    </Text>
    <Pictures role="list">
      {EXAMPLE_PICTURES.map(({ caption, tone }) => (
        <li key={caption}>
          <Picture>
            <Monogram tone={tone} />
            <figcaption>{caption}</figcaption>
          </Picture>
        </li>
      ))}
    </Pictures>
  </Stack>
)

/** The sample business's description, gallery and reviews. */
export function ExampleTabs() {
  const reviews = exampleReviews(useNow())
  return (
    <Tabs
      label="Example business"
      items={[
        { id: 'about', label: 'About', content: <MultilineText>{EXAMPLE.description}</MultilineText> },
        { id: 'gallery', label: 'Gallery', content: <Gallery /> },
        {
          id: 'reviews',
          label: 'Reviews',
          content: <ReviewList reviews={reviews} timeZone={EXAMPLE.timeZone} />,
        },
      ]}
    />
  )
}
