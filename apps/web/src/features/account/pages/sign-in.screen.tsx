import { isSignInProblem, SIGN_IN_PROBLEMS } from '@portal/domain/shared'
import { TextLink } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { AccountPage } from '../components/AccountPage.tsx'
import { ProviderSignIn } from '../components/ProviderSignIn.tsx'
import { loadSignInMethods } from '../load-sign-in-methods.ts'
import { sendsListing, useReturnAfterSignIn } from '../useReturnAfterSignIn.ts'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const SignInForm = lazyIsland(() =>
  import('../components/SignInForm.tsx').then((part) => ({ default: part.SignInForm })),
)

const isHome = (path: string): boolean => path === paths.home()

/** The message after a failed sign-in with the identity provider. */
function useProblem(): string | undefined {
  const problem = useSearchParams()[0].get('problem') ?? ''
  return isSignInProblem(problem) ? SIGN_IN_PROBLEMS[problem] : undefined
}

/** Says where signing in leads. */
function describeReturn(returnTo: string): string {
  if (isHome(returnTo)) return 'See your listings, their status and the days left.'
  if (sendsListing(returnTo)) return 'Sign in to send your listing. What you typed is kept on this device.'
  return 'Sign in to continue.'
}

function SignInPage() {
  const problem = useProblem()
  const { returnTo, onSignedIn, onSecondStep } = useReturnAfterSignIn()
  return (
    <>
      <Seo
        title="Sign In"
        description="Sign in to see your listings, their status and the days left in their trial."
        path={paths.signIn()}
        noindex
      />
      <AccountPage
        title="Sign In"
        lead={describeReturn(returnTo)}
        problem={problem}
        returnTo={returnTo}
        withoutScript="Signing in with a password needs JavaScript, which is off or didn’t load. You can read all public pages without it:"
        otherWay={<ProviderSignIn returnTo={returnTo} />}
        otherwise={
          <>
            New here?{' '}
            <TextLink href={paths.register(isHome(returnTo) ? undefined : returnTo)}>Register</TextLink>
          </>
        }
      >
        <SignInForm onSignedIn={onSignedIn} onSecondStep={onSecondStep} />
      </AccountPage>
    </>
  )
}

export const screen: Screen = {
  Component: SignInPage,
  query: ['returnTo', 'problem'],
  load: loadSignInMethods,
}
