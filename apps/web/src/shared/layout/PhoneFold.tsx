import { below, from, Icon, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useHydrated } from '../page/useHydrated.ts'
import { useMedia } from '../page/useMedia.ts'

/** On phones a native disclosure; on wider screens its content alone, as if the element was not there. */
const Fold = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[8]};
    min-height: ${token.target.min};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  ${from.tablet} {
    display: contents;
    &::details-content {
      display: contents;
      content-visibility: visible;
    }
    > summary {
      display: none;
    }
  }
  ${below.tablet} {
    > [data-wide] {
      display: none;
    }
  }
`

interface PhoneFoldProps {
  /** What opens it on phones. */
  summary: ReactNode
  /** Whether phones show it unfolded at first. */
  defaultOpen?: boolean
  children: ReactNode
}

/** Content that phones fold, also without script; wider screens show it whole. */
export function PhoneFold({ summary, defaultOpen = false, children }: PhoneFoldProps) {
  const isHydrated = useHydrated()
  const isWide = useMedia(from.tablet)
  return (
    // Browsers without `::details-content` need the attribute to show the content.
    <Fold open={defaultOpen || (isHydrated && isWide)}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </Fold>
  )
}
