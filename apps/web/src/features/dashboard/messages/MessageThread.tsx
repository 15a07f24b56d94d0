import type { BusinessMessage } from '@portal/domain/contract'
import { formatDateTime, formatRelativeTime } from '@portal/domain/shared'
import { Button, Card, Cluster, Heading, Stack, Text, token } from '@portal/ui'
import { useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Paragraphs } from '#shared/content/DetailParts.tsx'
import { isSecondClick } from '#shared/forms/second-click.ts'
import { useNow } from '#shared/page/page-context.ts'
import { useBusinessTimeZone } from '../useBusinessTimeZone.ts'
import { MESSAGE_KINDS } from './inbox-query.ts'
import { MessageContact } from './MessageContact.tsx'
import { MessageStatus } from './MessageEntry.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import type { MessageReplyState } from './useMessageReply.ts'

const Bubble = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding: ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.role.sunken};
  &[data-own] {
    margin-inline-start: ${token.space[24]};
    background: ${token.color.lagoonTint};
  }
`

interface ThreadTextProps {
  who: string
  at: string
  text: string
  timeZone: string
  isOwn?: boolean
}

function ThreadText({ who, at, text, timeZone, isOwn = false }: ThreadTextProps) {
  const now = useNow()
  return (
    <Bubble as="li" data-own={isOwn ? '' : undefined}>
      <Text size="small" tone="soft">
        <strong translate={isOwn ? undefined : 'no'}>{who}</strong>{' '}
        <time dateTime={at}>
          {formatDateTime(at, timeZone)} ({formatRelativeTime(at, now)})
        </time>
      </Text>
      <Paragraphs text={text} />
    </Bubble>
  )
}

/** Ignores the second press of a double click, which would undo the first: the button says the opposite by then. */
const ignoreSecondClick =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (!isSecondClick(event)) act()
  }

interface MessageThreadProps {
  message: BusinessMessage
  answering: MessageReplyState
  ownerEmail: string
}

/** A message with its answers, and the ways to answer it. */
export function MessageThread({ message, answering, ownerEmail }: MessageThreadProps) {
  const timeZone = useBusinessTimeZone(message.business.id)
  const isOpen = message.status === 'open'
  const hasEmail = message.email !== null
  const outcome = useRef<HTMLDivElement>(null)
  return (
    <Card as="article" aria-labelledby="message-writer">
      <Stack gap={16}>
        <Cluster justify="between" align="start">
          <Text size="eyebrow" tone="action">
            {MESSAGE_KINDS[message.kind]} <span translate="no">{message.reference}</span>
          </Text>
          <MessageStatus status={message.status} />
        </Cluster>
        <Heading level={2} size="part" id="message-writer" tabIndex={-1}>
          <span translate="no">{message.name}</span> to <span translate="no">{message.business.name}</span>
        </Heading>
        <Stack as="ol" role="list" gap={12} aria-label="Message and answers">
          <ThreadText who={message.name} at={message.createdAt} text={message.message} timeZone={timeZone} />
          {message.replies.map(({ at, text }, place) => (
            <ThreadText key={place} who="You" at={at} text={text} timeZone={timeZone} isOwn />
          ))}
        </Stack>
        <div ref={outcome} tabIndex={-1}>
          {message.replies.length > 0 && !isOpen && (
            <Text size="small" tone="good">
              Answered: we emailed it to <span translate="no">{message.name}</span>.
            </Text>
          )}
        </div>
        {hasEmail && (
          <ReplyForm
            message={message}
            answering={answering}
            ownerEmail={ownerEmail}
            onSent={() => outcome.current?.focus()}
          />
        )}
        <Stack gap={8}>
          <Text size="small">
            {isOpen &&
              (hasEmail
                ? 'Or answer another way, and mark it as answered here. '
                : 'Answer by phone, and mark it as answered here. ')}
            Only you see who wrote.
          </Text>
          <MessageContact message={message} />
          <p>
            <Button
              variant="secondary"
              busy={answering.isSettingStatus}
              onClick={ignoreSecondClick(
                () => void answering.setStatus(message, isOpen ? 'answered' : 'open'),
              )}
            >
              {isOpen ? 'Mark as answered' : 'Mark as open'}
            </Button>
          </p>
        </Stack>
      </Stack>
    </Card>
  )
}
