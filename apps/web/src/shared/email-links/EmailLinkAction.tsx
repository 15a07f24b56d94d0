import { Alert, Button, Card, Heading, LinkButton, Stack, Text } from '@portal/ui'
import type { ReactNode, SubmitEvent } from 'react'
import { isApiError } from '#api/api-error.ts'

/** What a page says that a letter leads to. */
export interface EmailLinkTexts {
  ask: ReactNode
  button: string
  busy: string
  /** Said where nobody waits under the code, with the way to another one. */
  unknown: { title: string; text: ReactNode; next: { label: string; href: string } }
}

export interface EmailLinkActionProps {
  token: string
  words: EmailLinkTexts
  /** What is shown once it is done. */
  done: ReactNode
  state: { isLoading: boolean; isSuccess: boolean; error?: unknown }
  act: () => void
  /** Where the browser sends the form by itself; without it the button needs script. */
  action?: string | undefined
  disabled?: boolean
}

/** Whether nobody waits under a letter's token: another press would change nothing. */
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

/** One button that does what a letter's link is about: programs that open links in mails press none. */
export function EmailLinkAction(props: EmailLinkActionProps) {
  const { token, words, done, state, act, action, disabled } = props
  if (state.isSuccess) return <Card>{done}</Card>
  if (token === '' || isUnknownToken(state.error)) {
    return (
      <Card>
        <UnknownToken {...words.unknown} />
      </Card>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    act()
  }
  const sentence = isApiError(state.error) ? state.error.sentence : null
  return (
    <Card>
      <form method="post" action={action} onSubmit={submit}>
        <Stack gap={16} align="start">
          {state.error !== undefined && !state.isLoading && (
            <Alert tone="danger" role="alert">
              {sentence ?? UNCLEAR}
            </Alert>
          )}
          <Text>{words.ask}</Text>
          <Button type="submit" size="large" busy={state.isLoading} disabled={disabled}>
            {state.isLoading ? words.busy : words.button}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
