import { Heading, LinkButton, Stack, Text } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { isMarkedSignedIn } from '#shared/session/session-mark.ts'
import { paths } from '#shared/urls/paths.ts'
import { accountApi } from '../account.api.ts'
import { ACCOUNT_WITHOUT_SCRIPT } from '../account-without-script.ts'
import { useConfirmEmailChangeMutation } from '../settings.api.ts'

const WORDS: EmailLinkTexts = {
  ask: 'Press the button to use this address for your account from now on.',
  button: 'Use this address',
  busy: 'Changing…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, older than 7 days, used already, or the change was cancelled. Ask for another one on your account page.',
    next: { label: 'Go to my account', href: paths.account() },
  },
}

const Done = ({ email }: { email: string }) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      Your address is changed
    </Heading>
    <Text>You sign in with {email} from now on, and our emails go there.</Text>
    <LinkButton href={paths.account()}>Go to my account</LinkButton>
  </Stack>
)

function ChangeEmailPage() {
  const token = useEmailToken()
  const [confirm, state] = useConfirmEmailChangeMutation()
  const refetchUser = accountApi.usePrefetch('currentUser', { force: true })
  const act = async () => {
    const { data } = await confirm(token)
    if (data && isMarkedSignedIn()) refetchUser()
  }
  return (
    <EmailLinkPage
      title="Use a new email address"
      lead="Make this the email address of your account."
      description="Set a new email address for your account on the Pacific Business Portal."
      path={paths.changeEmail()}
      breadcrumbs={[{ label: 'Use a new email address' }]}
      withoutScript={ACCOUNT_WITHOUT_SCRIPT}
      words={WORDS}
      state={state}
      act={act}
      done={state.data && <Done email={state.data.email} />}
    />
  )
}

export const screen = createEmailLinkScreen(ChangeEmailPage)
