import { Button, LinkButton, Text } from '@portal/ui'
import { useMemo } from 'react'
import { toSendResult } from '#api/send-result.ts'
import { useSender } from '#features/account/sender.api.ts'
import { SubmissionDialog, YourReference } from '#shared/forms/submission/SubmissionDialog.tsx'
import type { FormContent } from '#shared/forms/submission/definition.ts'
import type { SendResult } from '#shared/forms/submission/send-error.ts'
import { paths } from '#shared/urls/paths.ts'
import { createReportForm } from './report-form.tsx'
import {
  useReportBusinessMutation,
  useReportReviewMutation,
  type ReportDialogProps,
  type ReportSubject,
} from './reports.api.ts'

type Report = Parameters<ReturnType<typeof useReportBusinessMutation>[0]>[0]

function useSendReport({ kind, id }: ReportSubject) {
  const [reportBusiness] = useReportBusinessMutation()
  const [reportReview] = useReportReviewMutation()
  return async (content: FormContent, key: string): Promise<SendResult> => {
    if (id === null) return { reference: '' }
    const report: Report = { id, body: content as Report['body'], key }
    return toSendResult(await (kind === 'business' ? reportBusiness(report) : reportReview(report)))
  }
}

const SampleSent = () => (
  <>
    <Text>
      Nothing was sent: this business is made up. On a real listing an administrator reads your report, and
      you get a reference.
    </Text>
    <div>
      <LinkButton href={paths.directory()}>Browse the directory</LinkButton>
    </div>
  </>
)

/** Reports a business or a review to the administrators. */
export function ReportDialog({ subject, ...control }: ReportDialogProps) {
  const { kind, id, name } = subject
  const form = useMemo(() => createReportForm({ kind, id }), [kind, id])
  const send = useSendReport(subject)
  const isSample = id === null
  return (
    <SubmissionDialog
      {...control}
      title={
        <>
          {kind === 'business' ? 'Report' : 'Report the review by'} <span translate="no">{name}</span>
        </>
      }
      sentTitle={isSample ? 'This was a sample' : 'Report sent'}
      form={form}
      sender={useSender()}
      intro="Only administrators read it."
      sampleNote={isSample ? 'Try it out: nothing is sent.' : undefined}
      send={send}
    >
      {({ reference }) =>
        isSample ? (
          <SampleSent />
        ) : (
          <>
            <YourReference reference={reference} />
            <Text>
              Thank you. An administrator will review it. Quote the reference when you contact us about it.
            </Text>
            <div>
              <Button onClick={() => control.onOpenChange(false)}>Close</Button>
            </div>
          </>
        )
      }
    </SubmissionDialog>
  )
}
