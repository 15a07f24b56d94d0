import { Container, Stack, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Band = styled.div`
  background: linear-gradient(160deg, ${token.color.deep}, ${token.color.ocean});
  color: ${token.color.white};
  padding-block: ${token.space[32]} ${token.space[48]};
  @media print {
    padding-block: 0;
    background: none;
    color: inherit;
  }
`

/** The dark band at the top of a page: breadcrumbs, heading and main actions. */
export const PageBand = ({ children }: { children: ReactNode }) => (
  <Band data-surface="deep">
    <Container>
      <Stack gap={16}>{children}</Stack>
    </Container>
  </Band>
)
