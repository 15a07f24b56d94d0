import { Alert, Button, Card, Cluster, Heading, LinkButton, Stack, Text } from '@portal/ui'
import type { ReactNode, SubmitEvent } from 'react'
import { Outcome } from '../page/Outcome.tsx'
import { isApiError } from '#shared/calls/api-error.ts'
import { describeFailure } from '#shared/calls/describe-failure.ts'

/** Texts of a page that is opened from an email. */
export interface EmailLinkTexts {
  ask: ReactNode
  /** What the link is about, above the question. */
  about?: ReactNode
  button: string
  busy: string
  /** The way out without the action, beside the button. */
  instead?: { label: string; href: string }
  /** Shown for an unknown token, with the next step. */
  unknown: { title: string; text: ReactNode; next: { label: string; href: string } }
}

export interface EmailLinkActionProps {
  token: string
  words: EmailLinkTexts
  /** Shown after success. */
  done: ReactNode
  state: { isLoading: boolean; isSuccess: boolean; error?: unknown }
  act: () => void
  /** The form's action without JavaScript; if undefined, the button needs JavaScript. */
  action?: string | undefined
  disabled?: boolean
}

/** Whether the token is unknown: another try would change nothing. */
export const isUnknownToken = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400)

const UNCLEAR = 'That did not work. Check your connection and try again.'

const UnknownToken = ({ title, text, next }: EmailLinkTexts['unknown']) => (
  <Stack gap={16} align="start" role="status">
    <Heading level={2} size="part">
      {title}
    </Heading>
    <Text>{text}</Text>
    <LinkButton href={next.href} variant="secondary">
      {next.label}
    </LinkButton>
  </Stack>
)

/** One button that performs the action of an email's link: programs that prefetch links press no buttons. */
export function EmailLinkAction(props: EmailLinkActionProps) {
  const { token, words, done, state, act, action, disabled } = props
  if (state.isSuccess) {
    return (
      <Card>
        <Outcome>{done}</Outcome>
      </Card>
    )
  }
  const unknown = <UnknownToken {...words.unknown} />
  if (token === '') return <Card>{unknown}</Card>
  if (isUnknownToken(state.error)) {
    return (
      <Card>
        <Outcome>{unknown}</Outcome>
      </Card>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    act()
  }
  return (
    <Card>
      <form method="post" action={action} onSubmit={submit}>
        <Stack gap={16} align="start">
          {state.error !== undefined && !state.isLoading && (
            <Alert tone="danger" role="alert">
              {describeFailure(state.error, UNCLEAR)}
            </Alert>
          )}
          {words.about}
          <Text>{words.ask}</Text>
          <Cluster gap={12}>
            <Button type="submit" size="large" busy={state.isLoading} disabled={disabled}>
              {state.isLoading ? words.busy : words.button}
            </Button>
            {words.instead && (
              <LinkButton size="large" href={words.instead.href} variant="secondary">
                {words.instead.label}
              </LinkButton>
            )}
          </Cluster>
        </Stack>
      </form>
    </Card>
  )
}
