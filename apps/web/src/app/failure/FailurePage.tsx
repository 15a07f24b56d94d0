import { Container, from, Heading, Stack, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Illustration } from '#shared/illustrations/Illustration.tsx'
import type { IllustrationName } from '#shared/illustrations/illustrations.ts'

/** The words with the picture beside them; on phones above them. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  align-items: start;
  padding-block: ${token.space[16]} ${token.space[48]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 40rem) minmax(0, 1fr);
    gap: ${token.space[48]};
    padding-block: ${token.space[64]};
    > :first-child {
      order: 1;
    }
  }
`

const Scene = styled.div`
  aspect-ratio: 3;
  overflow: clip;
  border-radius: ${token.radius.card};
  ${from.desktop} {
    aspect-ratio: 3 / 2;
  }
`

interface FailurePageProps {
  title: string
  picture: IllustrationName
  children: ReactNode
}

/** The layout of error pages: what happened, and what to do next. */
export const FailurePage = ({ title, picture, children }: FailurePageProps) => (
  <Container>
    <Columns>
      <Scene>
        <Illustration name={picture} />
      </Scene>
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </Columns>
  </Container>
)
