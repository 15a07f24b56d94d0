import { Heading, LinkButton, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, emailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
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
  ask: 'See what was done with the account that was opened with your email address. Nothing changes yet.',
  button: 'Show the account',
  busy: 'Loading…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, older than 7 days, or used already. If the account is not yours yet, register with your address, and we offer you another email.',
    next: { label: 'Register', href: paths.register() },
  },
}

const TakenOver = ({ user }: { user: CurrentUser }) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      The account is yours, {user.firstName}
    </Heading>
    <Text>
      You are signed in with your new password, and everybody else is signed out. What you did not keep is
      withdrawn.
    </Text>
    <LinkButton href={paths.dashboard()}>Go to my dashboard</LinkButton>
  </Stack>
)

function ClaimAccountPage() {
  const token = useEmailToken()
  const [review, state] = useReviewClaimMutation()
  const [owner, setOwner] = useState<CurrentUser | null>(null)
  const setCurrentUser = useSetCurrentUser()
  const takenOver = (user: CurrentUser) => {
    setCurrentUser(user)
    setOwner(user)
  }
  return (
    <EmailLinkPage
      title="Take over your account"
      lead="For an account that somebody else opened with your email address."
      description="See what was done with an account that somebody opened with your email address, and make it yours."
      path={paths.claimAccount()}
      breadcrumbs={[{ label: 'Take over your account' }]}
      withoutScript={ACCOUNT_WITHOUT_SCRIPT}
      words={WORDS}
      state={state}
      act={review}
      done={
        owner ? (
          <TakenOver user={owner} />
        ) : (
          state.data && <TakeOverForm token={token} account={state.data} onTakenOver={takenOver} />
        )
      }
    />
  )
}

export const screen = emailLinkScreen(ClaimAccountPage)
