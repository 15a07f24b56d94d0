import { toSendResult } from '#api/send-result.ts'
import { useSender } from '#features/account/sender.api.ts'
import { SubmissionForm } from '#shared/forms/submission/SubmissionForm.tsx'
import { TENDER_FORM } from '../tender-form.ts'
import { useSubmitTenderMutation, type TenderBody } from '../tenders.api.ts'

/** The form to submit a tender. */
export function TenderForm() {
  const [submit] = useSubmitTenderMutation()
  return (
    <SubmissionForm
      form={TENDER_FORM}
      sender={useSender()}
      send={async (content, key) => toSendResult(await submit({ body: content as TenderBody, key }))}
    />
  )
}
