import { Container, Heading, Stack, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Narrow = styled.div`
  max-width: 40rem;
  padding-block: ${token.space[64]};
`

/** The layout of error pages: what happened, and what to do next. */
export const FailurePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container>
    <Narrow>
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </Narrow>
  </Container>
)
