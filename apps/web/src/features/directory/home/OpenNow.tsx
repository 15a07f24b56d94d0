import { from, SectionHeader, TextLink, VisuallyHidden } from '@portal/ui'
import { Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import { Section } from '#shared/layout/Section.tsx'
import { lazyWithFallback } from '#shared/page/lazy-with-fallback.ts'
import { useSeen } from '#shared/page/useSeen.ts'
import { paths } from '#shared/urls/paths.ts'

const OpenList = lazyWithFallback(
  () => import('./OpenList.tsx').then((part) => part.OpenList),
  // Without the list, the link above leads there.
  () => null,
)

/**
 * Smaller than for other islands: on phones the section starts right below the first screen, which should
 * load little.
 */
const AHEAD = '100px'

/** Reserves the height of three rows and the button. */
const Room = styled.div`
  min-height: 18.75rem;
  ${from.desktop} {
    min-height: 8.25rem;
  }
  @media (scripting: none) {
    display: none;
  }
`

/**
 * Businesses open now in the Solomon Islands, and a button for those nearby. The browser fetches them near
 * the viewport, since the server's page is cached for minutes; without script a link leads to the list.
 */
export function OpenNow() {
  const room = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(room, AHEAD)
  return (
    <Section aria-labelledby="open-now">
      <SectionHeader
        title="Open now"
        id="open-now"
        action={
          <TextLink href={paths.directory({ open: 'true' })} arrow>
            All<VisuallyHidden> businesses</VisuallyHidden> open now
          </TextLink>
        }
      />
      <Room ref={room}>
        {isSeen && (
          <Suspense>
            <OpenList />
          </Suspense>
        )}
      </Room>
    </Section>
  )
}
