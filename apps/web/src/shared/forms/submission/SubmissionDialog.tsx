import { Alert, Dialog, Stack, Text, token } from '@portal/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DialogControl } from '#shared/page/lazy-dialog.tsx'
import type { SubmissionIdentity } from '../submission-record.ts'
import type { FormContent, Sender, SubmissionFormDefinition } from './definition.ts'
import type { SendResult } from './send-error.ts'
import { SubmissionForm } from './SubmissionForm.tsx'

const Reference = styled.strong.attrs({ translate: 'no' })`
  font: 700 ${token.size[24]} / 1.2 ${token.font.display};
  letter-spacing: 0.02em;
  user-select: all;
`

/** The reference that senders quote when they contact us. */
export const YourReference = ({ reference }: { reference: string }) => (
  <div>
    <Text tone="soft" size="small">
      Your reference
    </Text>
    <p>
      <Reference>{reference}</Reference>
    </p>
  </div>
)

const Outcome = styled.div`
  &:focus {
    outline: none;
  }
`

/** Takes the focus, which was in the form that it replaces. */
function Sent({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Outcome ref={box} tabIndex={-1} role="status">
      <Stack gap={16}>{children}</Stack>
    </Outcome>
  )
}

export interface SubmissionDialogProps extends DialogControl {
  title: ReactNode
  /** The title once it is sent. */
  sentTitle: string
  form: SubmissionFormDefinition
  sender: Sender
  /** Hints before writing. */
  intro?: ReactNode
  /** Marks the dialog of a made-up business. */
  sampleNote?: string | undefined
  send: (content: FormContent, key: string) => Promise<SendResult>
  /** Shown once it is sent. */
  children: (sent: SubmissionIdentity) => ReactNode
}

/**
 * A submission form in a dialog: its input is kept on the device when it is closed, and once it is sent the dialog says
 * what happens next.
 */
export function SubmissionDialog({
  title,
  sentTitle,
  intro,
  sampleNote,
  children,
  open,
  onOpenChange,
  ...form
}: SubmissionDialogProps) {
  const [sent, setSent] = useState<SubmissionIdentity | null>(null)
  const change = (isOpen: boolean) => {
    if (!isOpen) setSent(null)
    onOpenChange(isOpen)
  }
  return (
    <Dialog open={open} onOpenChange={change} title={sent ? sentTitle : title}>
      {sent ? (
        <Sent>{children(sent)}</Sent>
      ) : (
        <>
          {sampleNote !== undefined && (
            <Alert tone="info" title="Sample.">
              {sampleNote}
            </Alert>
          )}
          {intro !== undefined && <Text tone="soft">{intro}</Text>}
          <SubmissionForm {...form} onSubmitted={setSent} />
        </>
      )}
    </Dialog>
  )
}
