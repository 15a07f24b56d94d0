import { toSendResult } from '#api/send-result.ts'
import { useSender } from '#features/account/sender.api.ts'
import { SubmissionForm } from '#shared/forms/submission/SubmissionForm.tsx'
import { JOB_FORM } from '../job-form.ts'
import { useSubmitJobMutation, type JobBody } from '../jobs.api.ts'

/** The form to submit a job. */
export function JobForm() {
  const [submit] = useSubmitJobMutation()
  return (
    <SubmissionForm
      form={JOB_FORM}
      sender={useSender()}
      send={async (content, key) => toSendResult(await submit({ body: content as JobBody, key }))}
    />
  )
}
