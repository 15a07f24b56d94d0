import { pluralize } from '@portal/domain/shared'
import { Card, Cluster, Heading, LinkButton, Stack, Text, TextLink } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import type { EmailLinkTexts } from '#shared/email-links/EmailLinkAction.tsx'
import { EmailLinkPage, createEmailLinkScreen } from '#shared/email-links/EmailLinkPage.tsx'
import { useEmailToken } from '#shared/email-links/useEmailToken.ts'
import { paths, withQuery } from '#shared/urls/paths.ts'
import { getAlertBreadcrumbs } from '../alert-breadcrumbs.ts'
import { useLeaveAlertMutation } from '../alerts.api.ts'

/** Stops the alert of an email, for mail programs and browsers without JavaScript. */
const ONE_CLICK = '/api/alerts/one-click'

const WORDS: EmailLinkTexts = {
  ask: 'Press the button, and we send no more emails of this alert.',
  button: 'Stop this alert',
  busy: 'Stopping…',
  unknown: {
    title: 'This link does not work',
    text: 'It may be incomplete or from an old email. Open the link at the end of the latest one.',
    next: { label: 'Email alerts', href: paths.alerts() },
  },
}

/** After stopping; `others` is how many alerts the address still has, if known. */
const Done = ({ others, token }: { others?: number; token: string }) => (
  <Stack gap={16} role="status">
    <Heading level={2} size="part">
      The alert is stopped
    </Heading>
    <Text>
      {others === 0
        ? 'It was your last one: we deleted your address.'
        : 'We won’t email you about it again. You can ask for it again at any time.'}
    </Text>
    <Cluster>
      {others !== undefined && others > 0 && (
        <LinkButton href={paths.alertManage(token)}>See your {pluralize(others, 'other alert')}</LinkButton>
      )}
      <LinkButton href={paths.home()} variant="secondary">
        Go to the home page
      </LinkButton>
    </Cluster>
  </Stack>
)

function LeavePage() {
  const [query] = useSearchParams()
  const [leave, state] = useLeaveAlertMutation()
  const token = useEmailToken()
  const isStopped = token === '' && query.get('left') !== null
  return (
    <EmailLinkPage
      title="Stop an alert"
      lead="One press, no questions."
      description="Stop an email alert of the Pacific Business Portal with one press."
      path={paths.alertLeave()}
      breadcrumbs={getAlertBreadcrumbs('Stop')}
      words={WORDS}
      state={state}
      act={() => leave({ token })}
      action={withQuery(ONE_CLICK, { token })}
      done={state.data && <Done others={state.data.alerts.length} token={token} />}
      below={<TextLink href={paths.alertManage(token)}>See all your alerts</TextLink>}
      instead={
        isStopped && (
          <Card>
            <Done token="" />
          </Card>
        )
      }
    />
  )
}

export const screen = createEmailLinkScreen(LeavePage, ['left'])
