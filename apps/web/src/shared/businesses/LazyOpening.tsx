import { below, Text, token } from '@portal/ui'
import { lazy, Suspense, useRef, type ComponentType } from 'react'
import { styled } from 'styled-components'
import { useSeen } from '#shared/page/useSeen.ts'
import { waitForIdle } from '#shared/page/wait-for-idle.ts'
import { useClosedText } from './ClosedLine.tsx'
import type { OpeningLineProps } from './OpeningLine.tsx'

const LoadedLine = lazy<ComponentType<OpeningLineProps>>(() =>
  waitForIdle()
    .then(() => import('./OpeningLine.tsx'))
    .then(
      ({ OpeningLine }) => ({ default: OpeningLine }),
      // Without the script nothing is claimed.
      () => ({ default: () => null }),
    ),
)

/** Reserves its space. */
const Line = styled.span`
  display: block;
  min-height: 1.55em;
  font-size: ${token.size[14]};
  ${below.tablet} {
    font-size: ${token.size[13]};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/**
 * Whether a business is open now, rendered once the page works and the line is near the screen: the server's page is
 * stored for minutes, and only says if a business is temporarily closed. Takes no space if the hours are unknown.
 */
export function LazyOpening({ business }: OpeningLineProps) {
  const line = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(line)
  const closed = useClosedText(business)
  if (business.hours === undefined && closed === null) return null
  return (
    <Line ref={line}>
      {closed === null ? (
        isSeen && (
          <Suspense>
            <LoadedLine business={business} />
          </Suspense>
        )
      ) : (
        <Text as="span" tone="soft">
          {closed}
        </Text>
      )}
    </Line>
  )
}
