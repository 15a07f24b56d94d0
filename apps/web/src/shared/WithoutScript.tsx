import { Container, Notice, Stack, TextLink, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from './paths.ts'

const Room = styled(Container)`
  padding-block: ${token.space[32]};
`

/** What a page that can't work without script says to those who have none, and where they can go on. */
export const WithoutScript = ({ children }: { children: ReactNode }) => (
  <noscript>
    <Room>
      <Stack>
        <Notice>
          {children} Everything public can be read without it:{' '}
          <TextLink href={paths.directory()}>Browse the directory</TextLink>
        </Notice>
      </Stack>
    </Room>
  </noscript>
)
