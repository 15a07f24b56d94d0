import { TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { AccountPage } from '../components/AccountPage.tsx'
import { useReturnAfterSignIn } from '../useReturnAfterSignIn.ts'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const SignInForm = lazyIsland(() =>
  import('../components/SignInForm.tsx').then((part) => ({ default: part.SignInForm })),
)

const isHome = (path: string): boolean => path === paths.home()

function SignInPage() {
  const { returnTo, onSignedIn } = useReturnAfterSignIn()
  return (
    <>
      <Seo
        title="Sign In"
        description="Sign in to see your listings, their state and the days left of their trial."
        path={paths.signIn()}
        noindex
      />
      <AccountPage
        title="Sign In"
        lead={
          isHome(returnTo)
            ? 'See your listings, their state and the days left.'
            : 'Sign in, and you go back to where you were.'
        }
        returnTo={returnTo}
        withoutScript="Signing in needs JavaScript, which is off or did not load. Everything public can be read without it:"
        otherwise={
          <>
            New here?{' '}
            <TextLink href={paths.register(isHome(returnTo) ? undefined : returnTo)}>Register</TextLink>
          </>
        }
      >
        <SignInForm onSignedIn={onSignedIn} />
      </AccountPage>
    </>
  )
}

export const screen: Screen = { Component: SignInPage, query: ['returnTo'] }
