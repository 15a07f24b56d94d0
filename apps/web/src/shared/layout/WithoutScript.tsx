import { Alert, Container, Stack, TextLink, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '../urls/paths.ts'
import { useContactEmail } from '../page/page-context.ts'

const Room = styled(Container)`
  padding-block: ${token.space[32]};
`

/** Mail as the other way to what a form does: `subject` of the letter, and what to write in it. */
interface ByMail {
  subject: string
  ask: string
}

const EmailAlternative = ({ subject, ask }: ByMail) => {
  const address = useContactEmail()
  return (
    <>
      {ask} <TextLink href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>{address}</TextLink>
      .{' '}
    </>
  )
}

export interface WithoutScriptProps {
  byMail?: ByMail
  children: ReactNode
}

/** What a page that can't work without script says to those who have none, and where they can go on. */
export const WithoutScript = ({ byMail, children }: WithoutScriptProps) => (
  <noscript>
    <Room>
      <Stack>
        <Alert>
          {children} {byMail && <EmailAlternative {...byMail} />}Everything public can be read without it:{' '}
          <TextLink href={paths.directory()}>Browse the directory</TextLink>
        </Alert>
      </Stack>
    </Room>
  </noscript>
)
