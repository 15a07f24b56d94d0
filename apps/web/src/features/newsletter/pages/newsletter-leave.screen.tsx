import { Card, Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { LetterAction, type LetterWords } from '#shared/LetterAction.tsx'
import { paths, withQuery } from '#shared/paths.ts'
import { Seo } from '#shared/Seo.tsx'
import type { Screen } from '#shared/screen.ts'
import { NewsletterFrame } from '../components/NewsletterFrame.tsx'
import { useLeaveNewsletterMutation } from '../newsletter.api.ts'

/** Where mail programs leave by themselves, and browsers without script. */
const ONE_CLICK = '/api/newsletter/one-click'

const WORDS: LetterWords = {
  ask: 'Press the button, and no further letter comes to you. We forget your address.',
  button: 'Leave the newsletter',
  busy: 'Leaving…',
  unknown: {
    title: 'This link does not work',
    text: 'It may be incomplete, or from a letter of long ago. Open the link at the end of the newest one.',
    way: { label: 'Newsletter Sign-up', href: paths.newsletter() },
  },
}

const Done = () => (
  <Stack gap={16} role="status">
    <Heading level={2} size="part">
      You have left the newsletter
    </Heading>
    <Text>
      No further letter comes to you, and your address is forgotten. Should you miss it, sign up again at any
      time.
    </Text>
    <Cluster>
      <LinkButton href={paths.home()}>To the home page</LinkButton>
      <LinkButton href={paths.newsletter()} variant="secondary">
        Sign up again
      </LinkButton>
    </Cluster>
  </Stack>
)

function LeavePage() {
  const [query] = useSearchParams()
  const token = query.get('token')?.trim() ?? ''
  const [leave, state] = useLeaveNewsletterMutation()
  const hasLeft = token === '' && query.get('left') !== null
  return (
    <>
      <Seo
        title="Leave the newsletter"
        description="One press ends the newsletter of the Pacific Business Portal."
        path={paths.newsletterLeave()}
        noindex
      />
      <NewsletterFrame title="Leave the newsletter" lead="One press, no questions." step="Leave">
        {hasLeft ? (
          <Card>
            <Done />
          </Card>
        ) : (
          <LetterAction
            token={token}
            words={WORDS}
            state={state}
            act={() => void leave(token)}
            action={withQuery(ONE_CLICK, { token })}
            done={<Done />}
          />
        )}
      </NewsletterFrame>
    </>
  )
}

export const screen: Screen = {
  Component: LeavePage,
  query: ['token', 'left'],
  load: async ({ url }) => ({ isPrivate: url.searchParams.has('token') }),
}
