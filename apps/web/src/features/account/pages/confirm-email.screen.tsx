import { Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { LetterAction, type LetterWords } from '#shared/LetterAction.tsx'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'
import { isMarkedSignedIn } from '#shared/session-mark.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { accountApi } from '../account.api.ts'
import { useConfirmEmailMutation } from '../entrance.api.ts'
import { AccountLetterPage } from '../components/AccountLetterPage.tsx'

const WORDS: LetterWords = {
  ask: 'Press Confirm if you opened an account with this email address.',
  button: 'Confirm',
  busy: 'Confirming…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, or older than 7 days. Sign in, and your dashboard offers you another one.',
    way: { label: 'Sign In', href: paths.signIn(paths.dashboard()) },
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
  const [query] = useSearchParams()
  const token = query.get('token')?.trim() ?? ''
  const hydrated = useHydrated()
  const [confirm, state] = useConfirmEmailMutation()
  const askAnew = accountApi.usePrefetch('currentUser', { force: true })
  const act = async () => {
    const { data } = await confirm(token)
    if (data && isMarkedSignedIn()) askAnew()
  }
  const isOpen = token !== '' && !state.isSuccess
  return (
    <>
      <Seo
        title="Confirm your email address"
        description="One press confirms the email address of your account on the Pacific Business Portal."
        path={paths.confirmEmail()}
        noindex
      />
      <AccountLetterPage
        title="Confirm your email address"
        lead="One press, and the address counts as yours."
      >
        <LetterAction
          token={token}
          words={WORDS}
          state={state}
          act={() => void act()}
          disabled={!hydrated}
          done={state.data && <Done email={state.data.email} />}
        />
        {isOpen && (
          <Text>
            Somebody else opened the account with your address? Don’t confirm it.{' '}
            <TextLink href={paths.claimAccount({ token })}>I did not open this account</TextLink>
          </Text>
        )}
      </AccountLetterPage>
    </>
  )
}

export const screen: Screen = {
  Component: ConfirmEmailPage,
  query: ['token'],
  load: async ({ url }) => ({ isPrivate: url.searchParams.has('token') }),
}
