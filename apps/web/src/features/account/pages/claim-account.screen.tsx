import { toSafeReturnPath } from '@portal/domain/shared'
import { Heading, LinkButton, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import type { CurrentUser } from '../account.api.ts'
import { ACCOUNT_WITHOUT_SCRIPT } from '../account-without-script.ts'
import { useReviewClaimMutation } from '../authentication.api.ts'
import { useSetCurrentUser } from '../useReturnAfterSignIn.ts'

/** The form libraries are loaded when there is something to fill in. */
const TakeOverForm = lazyIsland(() =>
  import('../components/TakeOverForm.tsx').then((part) => ({ default: part.TakeOverForm })),
)

const WORDS: EmailLinkTexts = {
  ask: 'See how the account with your email address was used. Nothing changes yet.',
  button: 'Show the account',
  busy: 'Loading…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, older than 7 days, or used already. If the account is not yours yet, register with your address and ask for another email.',
    next: { label: 'Register', href: paths.register() },
  },
}

const TakenOver = ({ user, returnTo }: { user: CurrentUser; returnTo: string | null }) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      The account is yours, {user.firstName}
    </Heading>
    <Text>
      You are signed in with your new password, and everybody else is signed out. What you did not keep is
      withdrawn.
    </Text>
    {returnTo === null ? (
      <LinkButton href={paths.dashboard()}>Go to my dashboard</LinkButton>
    ) : (
      <LinkButton href={returnTo}>Continue where you left off</LinkButton>
    )}
  </Stack>
)

/** The path to return to after the identity provider; null when coming from an email. */
function useReturnPath(): string | null {
  const returnTo = useSearchParams()[0].get('returnTo')
  return returnTo === null ? null : toSafeReturnPath(returnTo)
}

function ClaimAccountPage() {
  const returnTo = useReturnPath()
  const token = useEmailToken()
  const [review, state] = useReviewClaimMutation()
  const [owner, setOwner] = useState<CurrentUser | null>(null)
  const setCurrentUser = useSetCurrentUser()
  const finishTakeover = (user: CurrentUser) => {
    setCurrentUser(user)
    setOwner(user)
  }
  return (
    <EmailLinkPage
      title="Take over your account"
      lead={
        returnTo === null
          ? 'For an account that somebody else opened with your email address.'
          : 'Somebody opened an account with your email address but never confirmed it. You have now, so nobody else can sign in to it.'
      }
      description="See how an account that somebody opened with your email address was used, and make it yours."
      path={paths.claimAccount()}
      breadcrumbs={[{ label: 'Take over your account' }]}
      withoutScript={ACCOUNT_WITHOUT_SCRIPT}
      words={WORDS}
      state={state}
      act={review}
      done={
        owner ? (
          <TakenOver user={owner} returnTo={returnTo} />
        ) : (
          state.data && <TakeOverForm token={token} account={state.data} onTakenOver={finishTakeover} />
        )
      }
    />
  )
}

export const screen = createEmailLinkScreen(ClaimAccountPage, ['returnTo'])
