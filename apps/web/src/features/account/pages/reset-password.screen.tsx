import { TextLink } from '@portal/ui'
import { useState } from 'react'
import { createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { AccountPage } from '../components/AccountPage.tsx'

/** The form libraries are loaded apart from the page, which reads without them. */
const ResetPasswordForm = lazyIsland(() =>
  import('../components/ResetPasswordForm.tsx').then((part) => ({ default: part.ResetPasswordForm })),
)

function ResetPasswordPage() {
  const token = useEmailToken()
  const [isDone, setDone] = useState(false)
  return (
    <>
      <Seo
        title="Choose a new password"
        description="Choose a new password for your account with the link from our email."
        path={paths.resetPassword()}
        noindex
      />
      <AccountPage
        title="Choose a new password"
        lead="It replaces the old one at once and signs out all your devices."
        returnTo={paths.account()}
        withoutScript="Choosing a password needs JavaScript, which is off or didn’t load. You can read all public pages without it:"
        otherwise={
          !isDone && (
            <>
              Remembered the old one? <TextLink href={paths.signIn()}>Sign In</TextLink>
            </>
          )
        }
      >
        <ResetPasswordForm key={token} token={token} onDone={() => setDone(true)} />
      </AccountPage>
    </>
  )
}

export const screen = createEmailLinkScreen(ResetPasswordPage)
