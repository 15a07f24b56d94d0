import { Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { LetterAction, type LetterWords } from '#shared/LetterAction.tsx'
import { paths } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { WithoutScript } from '#shared/WithoutScript.tsx'
import { NewsletterFrame } from '../components/NewsletterFrame.tsx'
import { useConfirmSubscriptionMutation } from '../newsletter.api.ts'

const WORDS: LetterWords = {
  ask: 'Press Confirm if it was you who asked for the newsletter. If it was not, close this page: nothing will be sent.',
  button: 'Confirm',
  busy: 'Confirming…',
  unknown: {
    title: 'This link does not work any more',
    text: 'It may be incomplete, or older than 7 days. Sign up again and we write you a new letter.',
    way: { label: 'Newsletter Sign-up', href: paths.newsletter() },
  },
}

const Done = ({ email }: { email: string }) => (
  <Stack gap={16} role="status">
    <Heading level={2} size="part">
      You are on the list
    </Heading>
    <Text>The newsletter goes to {email} from now on. Each letter has a link that ends it.</Text>
    <Cluster>
      <LinkButton href={paths.news()}>Read the news</LinkButton>
      <LinkButton href={paths.events()} variant="secondary">
        See the events
      </LinkButton>
    </Cluster>
  </Stack>
)

function ConfirmPage() {
  const [query] = useSearchParams()
  const token = query.get('token')?.trim() ?? ''
  const hydrated = useHydrated()
  const [confirm, state] = useConfirmSubscriptionMutation()
  return (
    <>
      <Seo
        title="Confirm the newsletter"
        description="One press confirms that you would like the newsletter of the Pacific Business Portal."
        path={paths.newsletterConfirm()}
        noindex
      />
      <NewsletterFrame
        title="Confirm the newsletter"
        lead="One press, and the next letter comes to you."
        step="Confirm"
      >
        {token !== '' && (
          <WithoutScript byMail={{ subject: 'Newsletter', ask: 'Write to us from that address instead:' }}>
            Confirming needs JavaScript, which is off or did not load.
          </WithoutScript>
        )}
        <LetterAction
          token={token}
          words={WORDS}
          state={state}
          act={() => void confirm(token)}
          disabled={!hydrated}
          done={state.data && <Done email={state.data.email} />}
        />
      </NewsletterFrame>
    </>
  )
}

export const screen: Screen = {
  Component: ConfirmPage,
  query: ['token'],
  load: async ({ url }) => ({ isPrivate: url.searchParams.has('token') }),
}
