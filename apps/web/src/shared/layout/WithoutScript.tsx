import { Alert, Container, Stack, TextLink, token } from '@portal/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '../urls/paths.ts'
import { useContactEmail } from '../page/page-context.ts'

const Room = styled(Container)`
  padding-block: ${token.space[32]};
`

/** Email as the alternative to a form: its subject, and what to write in it. */
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

/** The noscript alternative of a page that needs JavaScript. */
export const WithoutScript = ({ byMail, children }: WithoutScriptProps) => (
  <noscript>
    <Room>
      <Stack>
        <Alert>
          {children} {byMail && <EmailAlternative {...byMail} />}You can read all public pages without it:{' '}
          <TextLink href={paths.directory()}>Browse the directory</TextLink>
        </Alert>
      </Stack>
    </Room>
  </noscript>
)
