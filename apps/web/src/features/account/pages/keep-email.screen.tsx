import { Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { ACCOUNT_WITHOUT_SCRIPT } from '../account-without-script.ts'
import { useStopEmailChangeMutation } from '../settings.api.ts'

const WORDS: EmailLinkTexts = {
  ask: 'Press the button if you did not ask to change the email address of your account. We keep or restore your old address, sign everybody out, block the password, unlink what was linked since to sign in with, and withdraw offers of your listings made since.',
  button: 'Keep my old address',
  busy: 'Stopping…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, older than 7 days, or the change was cancelled. If you can’t sign in any more, ask for a new password.',
    next: { label: 'Choose a new password', href: paths.forgotPassword() },
  },
}

interface DoneProps {
  email: string
  unlinked: readonly string[]
  withdrawn: readonly string[]
}

const Done = ({ email, unlinked, withdrawn }: DoneProps) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      Your account keeps its address
    </Heading>
    <Text>
      It is {email}. Nobody is signed in to the account, and its password no longer works, because somebody
      else knows it. Choose a new one now.
    </Text>
    {unlinked.map((provider) => (
      <Text key={provider}>
        A sign-in with {provider} that was linked in the meantime is unlinked: nobody signs in with it any
        more.
      </Text>
    ))}
    {withdrawn.map((business) => (
      <Text key={business}>
        <span translate="no">{business}</span> was offered to somebody else in the meantime: the offer is
        withdrawn.
      </Text>
    ))}
    <Text>
      If you are asked for a code of a second step that you did not turn on,{' '}
      <TextLink href={paths.contact()}>write to us</TextLink>: only we can turn it off.
    </Text>
    <LinkButton href={paths.forgotPassword()}>Choose a new password</LinkButton>
  </Stack>
)

function KeepEmailPage() {
  const [stop, state] = useStopEmailChangeMutation()
  return (
    <EmailLinkPage
      title="Keep your email address"
      lead="Stop an address change that you did not ask for."
      description="Stop or undo a change of the email address of your account that you did not ask for."
      path={paths.keepEmail()}
      breadcrumbs={[{ label: 'Keep your email address' }]}
      withoutScript={ACCOUNT_WITHOUT_SCRIPT}
      words={WORDS}
      state={state}
      act={stop}
      done={state.data && <Done {...state.data} />}
    />
  )
}

export const screen = createEmailLinkScreen(KeepEmailPage)
