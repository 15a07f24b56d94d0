import { Tabs, Text } from '@portal/ui'
import { styled } from 'styled-components'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { EXAMPLE } from './example.ts'

const MultilineText = styled(Text)`
  white-space: pre-line;
`

/* By themselves: the page works before somebody opens their tabs. */
const ExampleGallery = lazyIsland(() =>
  import('./ExampleGallery.tsx').then((part) => ({ default: part.ExampleGallery })),
)
const ExampleReviews = lazyIsland(() =>
  import('./ExampleReviews.tsx').then((part) => ({ default: part.ExampleReviews })),
)
const GALLERY = <ExampleGallery />
const REVIEWS = <ExampleReviews />

/** The sample business's description, gallery and reviews. */
export function ExampleTabs() {
  return (
    <Tabs
      label="Example business"
      items={[
        { id: 'about', label: 'About', content: <MultilineText>{EXAMPLE.description}</MultilineText> },
        { id: 'gallery', label: 'Gallery', content: GALLERY },
        { id: 'reviews', label: 'Reviews', content: REVIEWS },
      ]}
    />
  )
}
