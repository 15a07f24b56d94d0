import { BUSINESS_MESSAGE_LIMITS, type BusinessMessage } from '@portal/domain/contract'
import { countCharacters } from '@portal/domain/shared'
import { Alert, Button, Field, Stack, Text, TextArea } from '@portal/ui'
import { useRef, type SubmitEvent } from 'react'
import { useStoredText } from '#shared/drafts/useStoredText.ts'
import type { MessageReplyState } from './useMessageReply.ts'

interface ReplyFormProps {
  message: BusinessMessage
  answering: MessageReplyState
  /** The owner's own address, which the answer names. */
  ownerEmail: string
}

/** An answer to a message, kept on this device until it is sent. */
export function ReplyForm({ message, answering, ownerEmail }: ReplyFormProps) {
  const [text, setText] = useStoredText(`reply to message ${message.id}`, ownerEmail)
  const field = useRef<HTMLTextAreaElement>(null)
  const refusal = answering.refusal?.id === message.id ? answering.refusal : null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (await answering.reply(message, text)) setText('')
    else field.current?.focus()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Field
          label={message.replies.length === 0 ? 'Your answer' : 'Another answer'}
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
  )
}
