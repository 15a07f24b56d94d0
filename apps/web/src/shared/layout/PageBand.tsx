import { below, Container, Stack, token, type ContainerProps } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Band = styled.div`
  background: linear-gradient(160deg, ${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
  padding-block: ${token.space[16]} ${token.space[32]};
  &[data-compact] {
    padding-block: ${token.space[16]} ${token.space[24]};
  }
  ${below.tablet} {
    padding-block: ${token.space[4]} ${token.space[16]};
    > div > div {
      gap: ${token.space[12]};
    }
    [data-size='lead'] {
      font-size: ${token.size[16]};
      line-height: 1.5;
    }
    &[data-compact] {
      padding-block: ${token.space[8]} ${token.space[12]};
      h1 {
        font-size: ${token.size[20]};
        line-height: 1.2;
      }
      a[data-variant] {
        padding-inline: ${token.space[12]};
        font-size: ${token.size[14]};
      }
      /* The menu and the search lead elsewhere; the room is for what follows. */
      > div > div > nav,
      [data-lead] {
        display: none;
      }
    }
  }
  @media print {
    padding-block: 0;
    background: none;
    color: inherit;
  }
`

interface PageBandProps {
  /** Whether it is low on phones, so that the content begins on the first screen. */
  compact?: boolean
  /** As wide as the page below it. */
  width?: ContainerProps['width']
  children: ReactNode
}

/** The dark band at the top of a page: breadcrumbs, heading and main actions. */
export const PageBand = ({ compact = false, width, children }: PageBandProps) => (
  <Band data-surface="deep" data-compact={compact ? '' : undefined}>
    <Container {...(width && { width })}>
      <Stack gap={16}>{children}</Stack>
    </Container>
  </Band>
)
