import { Container, Heading, Stack, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Room = styled.div`
  max-width: 40rem;
  padding-block: ${token.space[64]};
`

/** A page that stands in another's place: what happened, and what to do next. */
export const FailurePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container>
    <Room>
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </Room>
  </Container>
)
