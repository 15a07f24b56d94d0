import { TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { AccountPage } from '../components/AccountPage.tsx'
import { useReturnAfterSignIn } from '../useReturnAfterSignIn.ts'

/** As on the sign-in page, the form libraries come after the page. */
const SecondStepForm = lazyIsland(() =>
  import('../components/SecondStepForm.tsx').then((part) => ({ default: part.SecondStepForm })),
)

function SecondStepPage() {
  const { returnTo, onSignedIn } = useReturnAfterSignIn()
  return (
    <>
      <Seo
        title="Two-Step Sign-In"
        description="Finish signing in with a code from your authenticator app."
        path={paths.secondStep()}
        noindex
      />
      <AccountPage
        title="Two-Step Sign-In"
        lead="One more step: enter the code from your authenticator app."
        returnTo={returnTo}
        withoutScript="Entering the code needs JavaScript, which is off or didn’t load. You can read all public pages without it:"
        otherwise={
          <>
            No phone and no recovery code? <TextLink href={paths.contact()}>Write to us</TextLink>, or{' '}
            <TextLink href={paths.signIn(returnTo)}>sign in as somebody else</TextLink>.
          </>
        }
      >
        <SecondStepForm onSignedIn={onSignedIn} returnTo={returnTo} />
      </AccountPage>
    </>
  )
}

export const screen: Screen = { Component: SecondStepPage, query: ['returnTo'] }
