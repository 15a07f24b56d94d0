import { BUSINESS_MESSAGE_LIMITS, type BusinessMessage } from '@portal/domain/contract'
import { countCharacters } from '@portal/domain/shared'
import { Alert, Button, Field, Icon, Stack, Text, TextArea, token } from '@portal/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { useStoredText } from '#shared/drafts/useStoredText.ts'
import type { MessageReplyState } from './useMessageReply.ts'

const Fold = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[4]};
    min-height: ${token.target.min};
    color: ${token.role.action};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  > summary[hidden] {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

interface ReplyFormProps {
  message: BusinessMessage
  answering: MessageReplyState
  /** The owner's own address, which the answer names. */
  ownerEmail: string
  /** Called after the answer was sent. */
  onSent: () => void
}

/** An answer to a message, kept on this device until it is sent. Once there is one, another is folded. */
export function ReplyForm({ message, answering, ownerEmail, onSent }: ReplyFormProps) {
  const [text, setText] = useStoredText(`reply to message ${message.id}`, ownerEmail)
  const field = useRef<HTMLTextAreaElement>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const isFirst = message.replies.length === 0
  const [isOpen] = useState(isFirst || text !== '')
  useEffect(() => {
    const isSent = !isFirst && text === '' && document.activeElement !== field.current
    if (isSent && fold.current) fold.current.open = false
  }, [isFirst, text])
  const refusal = answering.refusal?.id === message.id ? answering.refusal : null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await answering.reply(message, text))) return field.current?.focus()
    setText('')
    onSent()
  }
  return (
    <Fold ref={fold} open={isOpen}>
      <summary hidden={isFirst}>
        Write another answer
        <Icon name="chevron-down" />
      </summary>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Field
            label={isFirst ? 'Your answer' : 'Another answer'}
            hint={
              <>
                We email it to <span translate="no">{message.name}</span>, who sees your address{' '}
                <span translate="no">{ownerEmail}</span> and can write back to it.
              </>
            }
            error={refusal?.field}
            counter={{ count: countCharacters(text.trim()), max: BUSINESS_MESSAGE_LIMITS.max }}
          >
            <TextArea ref={field} rows={5} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          {refusal?.text !== undefined && (
            <Alert tone="danger" role="alert">
              {refusal.text}
            </Alert>
          )}
          <p>
            <Button type="submit" busy={answering.isReplying}>
              {answering.isReplying ? 'Sending…' : 'Send answer'}
            </Button>
          </p>
          <Text size="small" tone="soft">
            What you type is kept on this device until you send it.
          </Text>
        </Stack>
      </form>
    </Fold>
  )
}
