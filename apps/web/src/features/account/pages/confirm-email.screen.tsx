import { Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { paths } from '#shared/urls/paths.ts'
import { isMarkedSignedIn } from '#shared/session/session-mark.ts'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { accountApi } from '../account.api.ts'
import { ACCOUNT_WITHOUT_SCRIPT } from '../account-without-script.ts'
import { useConfirmEmailMutation } from '../authentication.api.ts'

const WORDS: EmailLinkTexts = {
  ask: 'Press Confirm if you opened an account with this email address.',
  button: 'Confirm',
  busy: 'Confirming…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, or older than 7 days. Sign in and ask for another one on your dashboard.',
    next: { label: 'Sign In', href: paths.signIn(paths.dashboard()) },
  },
}

const Done = ({ email }: { email: string }) => (
  <Stack gap={16} role="status" align="start">
    <Heading level={2} size="part">
      Your address is confirmed
    </Heading>
    <Text>{email} is yours: you now get all emails about your listings.</Text>
    <LinkButton href={paths.dashboard()}>Go to my dashboard</LinkButton>
  </Stack>
)

function ConfirmEmailPage() {
  const token = useEmailToken()
  const [confirm, state] = useConfirmEmailMutation()
  const refetchUser = accountApi.usePrefetch('currentUser', { force: true })
  const act = async () => {
    const { data } = await confirm(token)
    if (data && isMarkedSignedIn()) refetchUser()
  }
  return (
    <EmailLinkPage
      title="Confirm your email address"
      lead="Show that this address is yours."
      description="Confirm the email address of your account on the Pacific Business Portal."
      path={paths.confirmEmail()}
      breadcrumbs={[{ label: 'Confirm your email address' }]}
      withoutScript={ACCOUNT_WITHOUT_SCRIPT}
      words={WORDS}
      state={state}
      act={act}
      done={state.data && <Done email={state.data.email} />}
      below={
        <Text>
          Somebody else opened the account with your address? Don’t confirm it.{' '}
          <TextLink href={paths.claimAccount({ token })}>I did not open this account</TextLink>
        </Text>
      }
    />
  )
}

export const screen = createEmailLinkScreen(ConfirmEmailPage)
