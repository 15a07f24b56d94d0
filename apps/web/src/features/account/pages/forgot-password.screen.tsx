import { TextLink } from '@portal/ui'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { AccountPage } from '../components/AccountPage.tsx'

/** The form libraries are loaded apart from the page, which reads without them. */
const ForgotPasswordForm = lazyIsland(() =>
  import('../components/ForgotPasswordForm.tsx').then((part) => ({ default: part.ForgotPasswordForm })),
)

const ForgotPasswordPage = () => (
  <>
    <Seo
      title="Forgot your password?"
      description="We send a link to choose a new password for your account."
      path={paths.forgotPassword()}
      noindex
    />
    <AccountPage
      title="Forgot your password?"
      lead="We email you a link to choose a new password."
      returnTo={paths.account()}
      isShort
      withoutScript="Asking for a link needs JavaScript, which is off or didn’t load. You can read all public pages without it:"
      otherwise={
        <>
          Remembered it? <TextLink href={paths.signIn()}>Sign In</TextLink>
        </>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  </>
)

export const screen: Screen = { Component: ForgotPasswordPage }
