import { outcomeOf } from '#api/sent.ts'
import { useSender } from '#features/account/sender.api.ts'
import { SubmissionFormFields } from '#shared/forms/submission/SubmissionForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import { JOB_FORM } from '../job-form.ts'
import { useSubmitJobMutation, type JobBody } from '../jobs.api.ts'

/** Where a job is filled in and sent. */
export function JobForm() {
  const [submit] = useSubmitJobMutation()
  return (
    <SubmissionFormFields
      form={JOB_FORM}
      sender={useSender()}
      path={paths.postJob()}
      send={async (content, key) => outcomeOf(await submit({ body: content as JobBody, key }))}
    />
  )
}
