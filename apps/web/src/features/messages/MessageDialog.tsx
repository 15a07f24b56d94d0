import { formatPhone } from '@portal/domain/business'
import type { Business } from '@portal/domain/contract'
import { Button, LinkButton, Text, TextLink } from '@portal/ui'
import { useMemo } from 'react'
import { toSendResult } from '#api/send-result.ts'
import { useSender } from '#features/account/sender.api.ts'
import { SubmissionDialog, YourReference } from '#shared/forms/submission/SubmissionDialog.tsx'
import type { FormContent } from '#shared/forms/submission/definition.ts'
import type { SendResult } from '#shared/forms/submission/send-error.ts'
import type { SubmissionIdentity } from '#shared/forms/submission-record.ts'
import type { DialogControl } from '#shared/page/lazy-dialog.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useTaps } from '#features/engagement/use-taps.api.ts'
import { createMessageForm } from './message-form.ts'
import { useMessageBusinessMutation, type MessageKind } from './messages.api.ts'

export interface MessageDialogProps extends DialogControl {
  kind: MessageKind
  business: Pick<Business, 'id' | 'name' | 'phone' | 'isOwner' | 'isSample'>
  /** The made-up business of the sample page: nothing is sent. */
  isExample?: boolean
}

type NewMessage = Parameters<ReturnType<typeof useMessageBusinessMutation>[0]>[0]

function useSendMessage({ kind, business: { id }, isExample }: MessageDialogProps) {
  const [messageBusiness] = useMessageBusinessMutation()
  return async (content: FormContent, key: string): Promise<SendResult> =>
    isExample
      ? { reference: '' }
      : toSendResult(await messageBusiness({ id, body: { ...content, kind } as NewMessage['body'], key }))
}

const ExampleSent = () => (
  <>
    <Text>
      Nothing was sent: this business is made up. On a real listing, the owner gets your message by email and
      in their inbox, and you get a reference.
    </Text>
    <div>
      <LinkButton href={paths.directory()}>Browse the directory</LinkButton>
    </div>
  </>
)

interface SentProps extends Pick<MessageDialogProps, 'business' | 'onOpenChange'> {
  sent: SubmissionIdentity
}

function Sent({ sent: { reference, email }, business, onOpenChange }: SentProps) {
  const tap = useTaps(business)
  const { name, phone } = business
  return (
    <>
      <YourReference reference={reference} />
      <Text>
        {email === '' ? (
          <>
            <span translate="no">{name}</span> will call or message the number that you left.
          </>
        ) : (
          <>
            <span translate="no">{name}</span> will reply to <span translate="no">{email}</span>. We emailed
            you a receipt; check your spam folder if you can’t find it.
          </>
        )}
      </Text>
      {phone && (
        <Text>
          If it can’t wait, call{' '}
          <TextLink href={`tel:${phone}`} onClick={() => tap('call')}>
            {formatPhone(phone)}
          </TextLink>
          .
        </Text>
      )}
      <div>
        <Button onClick={() => onOpenChange(false)}>Close</Button>
      </div>
    </>
  )
}

const MADE_UP = 'This is a made-up business: nobody will reply.'

/** Writes to a business, or asks it for a quote. */
export function MessageDialog(props: MessageDialogProps) {
  const { kind, business, isExample = false, open, onOpenChange } = props
  const { id, name, isSample } = business
  const form = useMemo(() => createMessageForm(kind, isExample ? 'sample' : id), [kind, isExample, id])
  const isQuote = kind === 'quote'
  const note = isSample ? MADE_UP : undefined
  return (
    <SubmissionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isQuote ? `Get a quote from ${name}` : `Message to ${name}`}
      sentTitle={isExample ? 'This was a sample' : isQuote ? 'Request sent' : 'Message sent'}
      form={form}
      sender={useSender()}
      intro={`Only ${name} reads it. Leave an email address or a phone number for the answer.`}
      sampleNote={isExample ? 'Try it out: nothing is sent.' : note}
      send={useSendMessage(props)}
    >
      {(sent) =>
        isExample ? <ExampleSent /> : <Sent sent={sent} business={business} onOpenChange={onOpenChange} />
      }
    </SubmissionDialog>
  )
}
