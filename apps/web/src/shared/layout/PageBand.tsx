import { below, Container, Stack, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Band = styled.div`
  background: linear-gradient(160deg, ${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
  padding-block: ${token.space[32]} ${token.space[48]};
  ${below.tablet} {
    &[data-compact] {
      padding-block: 0 0.375rem;
      > div > div {
        gap: ${token.space[4]};
      }
      h1 {
        font-size: ${token.size[20]};
        line-height: 1.2;
      }
      /* One line, whose end is cut off. */
      [data-line] {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      /* As high as its text: what fingers need besides reaches over both sides. */
      > div > div > nav {
        display: grid;
        align-content: center;
        height: 1rem;
        > ol {
          flex-wrap: nowrap;
          overflow-x: auto;
          > li {
            flex: none;
          }
        }
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
  children: ReactNode
}

/** The dark band at the top of a page: breadcrumbs, heading and main actions. */
export const PageBand = ({ compact = false, children }: PageBandProps) => (
  <Band data-surface="deep" data-compact={compact ? '' : undefined}>
    <Container>
      <Stack gap={16}>{children}</Stack>
    </Container>
  </Band>
)
