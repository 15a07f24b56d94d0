import type { OfferedBusiness } from '@portal/domain/contract'
import { Card, Heading, LinkButton, PageLoader, Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useAccount } from '#features/account/account.api.ts'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { paths } from '#shared/urls/paths.ts'
import { useAcceptHandoverMutation, useReviewHandoverQuery } from '../listing-editor.api.ts'

const WITHOUT_SCRIPT = {
  byMail: { subject: 'Listing handover', ask: 'Write to us from your address instead:' },
  children: 'This page needs JavaScript, which is off or didn’t load.',
} as const

const createTexts = (offer: OfferedBusiness | undefined): EmailLinkTexts => ({
  ask: offer ? (
    <>
      <span translate="no">{offer.ownerName}</span> offers you the listing of{' '}
      <span translate="no">{offer.name}</span>. It becomes yours, with its messages and reviews.
    </>
  ) : (
    'Somebody offers you their listing. It becomes yours, with its messages and reviews.'
  ),
  button: 'Accept',
  busy: 'Accepting…',
  unknown: {
    title: 'This link does not work any more',
    text: 'The offer was withdrawn or replaced, or its 7 days have ended. The owner can send you another one.',
    next: { label: 'My Dashboard', href: paths.dashboard() },
  },
})

const Done = ({ id }: { id: number }) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      The listing is yours
    </Heading>
    <Text>Find it on your dashboard, with its messages and reviews.</Text>
    <LinkButton href={paths.editListing(id)}>Check and edit your listing</LinkButton>
  </Stack>
)

const SignInFirst = ({ token }: { token: string }) => (
  <Card>
    <Stack gap={16} align="start">
      <Text>Sign in with the address that the email was sent to, or open an account with it.</Text>
      <LinkButton href={paths.signIn(paths.handover({ token }))}>Sign In</LinkButton>
      <LinkButton href={paths.register(paths.handover({ token }))} variant="secondary">
        Register
      </LinkButton>
    </Stack>
  </Card>
)

const OtherAccount = ({ email }: { email: string }) => (
  <Card>
    <Text>
      This listing is offered to <span translate="no">{email}</span>. You are signed in with another address:
      sign out, and open the link again.
    </Text>
  </Card>
)

function HandoverPage() {
  const token = useEmailToken()
  const account = useAccount()
  const isSignedIn = account.status === 'signed-in'
  const review = useReviewHandoverQuery(token, { skip: !isSignedIn || token === '' })
  const [accept, state] = useAcceptHandoverMutation()
  const renderInstead = (): ReactNode => {
    if (account.status === 'signed-out') return <SignInFirst token={token} />
    if (token !== '' && (account.status === 'unknown' || review.isLoading)) return <PageLoader />
    const offer = review.data
    if (offer && !offer.isForYou) return <OtherAccount email={offer.email} />
    return undefined
  }
  return (
    <EmailLinkPage
      title="Take over a listing"
      lead="Somebody offers you their listing. Nothing changes until you accept."
      description="Accept a listing that its owner offers you."
      path={paths.handover()}
      breadcrumbs={[{ label: 'Take over a listing' }]}
      withoutScript={WITHOUT_SCRIPT}
      words={createTexts(review.data)}
      state={review.error && !state.data ? { ...state, error: review.error } : state}
      act={accept}
      done={state.data && <Done id={state.data.id} />}
      instead={renderInstead()}
    />
  )
}

export const screen = createEmailLinkScreen(HandoverPage)
