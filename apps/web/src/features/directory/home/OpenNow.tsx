import { from, SectionHeader, TextLink, VisuallyHidden } from '@portal/ui'
import { Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import { Section } from '#shared/layout/Section.tsx'
import { lazyWithFallback } from '#shared/page/lazy-with-fallback.ts'
import { useSeen } from '#shared/page/useSeen.ts'
import { paths } from '#shared/urls/paths.ts'

const OpenList = lazyWithFallback(
  () => import('./OpenList.tsx').then((part) => part.OpenList),
  // The link above still leads there.
  () => null,
)

/** Nearer than other islands: on a phone it stands right below the first screen, which loads as little as it can. */
const AHEAD = '100px'

/** As high as three businesses and the button below them, before they are there and if there are fewer. */
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
 * Businesses of the Solomon Islands that are open at this moment, and the way to those near the visitor. The server's page
 * is kept for minutes: the browser asks who is open once it is near the screen; without script a link leads to the list.
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
