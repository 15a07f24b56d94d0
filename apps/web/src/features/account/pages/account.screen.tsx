import { Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Navigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { api } from '#api/api.ts'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { WithoutScript } from '#shared/layout/WithoutScript.tsx'
import { WorkHeader } from '#shared/layout/WorkHeader.tsx'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { AccountGate } from '#shared/session/AccountGate.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useAccount } from '../account.api.ts'
import { storeLastPerson } from '../last-person.ts'

/** Loads the form libraries only once somebody is known to be signed in. */
const AccountSettings = lazyIsland(() =>
  import('../settings/AccountSettings.tsx').then((part) => ({ default: part.AccountSettings })),
)

/** As high as the window, so that the footer stays below it. */
const Room = styled.div`
  min-height: 100vh;
`

/** Replaces the whole page, so that it starts at the top. */
function Deleted({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Room>
      <PageBody>
        <Stack gap={16} align="start">
          <Heading level={1} ref={heading} tabIndex={-1}>
            Your account is deleted
          </Heading>
          <Text>
            A last email to <span translate="no">{email}</span> confirms it. You are signed out everywhere.
          </Text>
          <LinkButton href={paths.home()}>Go to the home page</LinkButton>
        </Stack>
      </PageBody>
    </Room>
  )
}

const Settings = ({ onDeleted }: { onDeleted: (email: string) => void }) => (
  <>
    <WorkHeader title="Account" links={<TextLink href={paths.dashboard()}>My Dashboard</TextLink>} />
    <PageBody>
      <AccountSettings onDeleted={onDeleted} />
    </PageBody>
  </>
)

function AccountPage() {
  const account = useAccount()
  const dispatch = useDispatch()
  const [deleted, setDeleted] = useState<string | null>(null)
  const onDeleted = (email: string) => {
    setDeleted(email)
    storeLastPerson(null)
    // Clears everything that was loaded for the account.
    dispatch(api.util.resetApiState())
  }
  if (deleted !== null) return <Deleted email={deleted} />
  return (
    <AccountGate
      title="Account"
      account={account}
      signedOut={<Navigate to={paths.signIn(paths.account())} replace />}
    >
      {() => <Settings onDeleted={onDeleted} />}
    </AccountGate>
  )
}

const AccountScreen = () => (
  <>
    <Seo
      title="Account"
      description="Your name, address and password, where you are signed in, and your data."
      path={paths.account()}
      noindex
    />
    <WithoutScript>Your account needs JavaScript, which is off or didn’t load.</WithoutScript>
    <AccountPage />
  </>
)

export const screen: Screen = { Component: AccountScreen }
