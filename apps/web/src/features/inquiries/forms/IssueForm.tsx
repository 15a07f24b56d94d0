import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toSendResult } from '#api/send-result.ts'
import { useSender } from '#features/account/sender.api.ts'
import { SubmissionForm } from '#shared/forms/submission/SubmissionForm.tsx'
import { parseText } from '#shared/urls/url-state.ts'
import { useReportIssueMutation, type IssueBody } from '../inquiries.api.ts'
import { ISSUE_FORM } from './inquiry-forms.ts'

/** The form to report an issue; the address may name the page. */
export function IssueForm() {
  const [reportIssue] = useReportIssueMutation()
  const page = parseText(useSearchParams()[0], 'page')
  const initial = useMemo(() => (page === undefined ? undefined : { page }), [page])
  return (
    <SubmissionForm
      form={ISSUE_FORM}
      sender={useSender()}
      {...(initial && { initial })}
      send={async (content, key) => toSendResult(await reportIssue({ body: content as IssueBody, key }))}
    />
  )
}
