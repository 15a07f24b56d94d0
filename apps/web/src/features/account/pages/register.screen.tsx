import { TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { AccountPage } from '../components/AccountPage.tsx'
import { ProviderSignIn } from '../components/ProviderSignIn.tsx'
import { loadSignInMethods } from '../load-sign-in-methods.ts'
import { sendsListing, useReturnAfterSignIn } from '../useReturnAfterSignIn.ts'

/** The form libraries are a tenth of the page's script; the form has to wait for them before it can be sent anyway. */
const RegisterForm = lazyIsland(() =>
  import('../components/RegisterForm.tsx').then((part) => ({ default: part.RegisterForm })),
)

function RegisterPage() {
  const { returnTo, onSignedIn } = useReturnAfterSignIn()
  return (
    <>
      <Seo
        title="Register"
        description="Open a free account to list your business on the Pacific Business Portal and track its status."
        path={paths.register()}
      />
      <AccountPage
        title="Register"
        lead={
          sendsListing(returnTo) ? (
            <>
              Open a free account to send your listing. What you typed is kept on this device. Have an
              account? <TextLink href={paths.signIn(returnTo)}>Sign in</TextLink>
            </>
          ) : (
            'An account is free. Use it to list businesses and track their status.'
          )
        }
        returnTo={returnTo}
        withoutScript="Registering with a password needs JavaScript, which is off or didn’t load. You can read all public pages without it:"
        otherWay={<ProviderSignIn returnTo={returnTo} />}
        otherwise={
          !sendsListing(returnTo) && (
            <>
              Registered already?{' '}
              <TextLink href={paths.signIn(returnTo === paths.home() ? undefined : returnTo)}>
                Sign In
              </TextLink>
            </>
          )
        }
      >
        <RegisterForm onSignedIn={onSignedIn} />
      </AccountPage>
    </>
  )
}

export const screen: Screen = { Component: RegisterPage, query: ['returnTo'], load: loadSignInMethods }
