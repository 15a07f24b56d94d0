import { toSendResult } from '#api/send-result.ts'
import { useSender } from '#features/account/sender.api.ts'
import { SubmissionForm } from '#shared/forms/submission/SubmissionForm.tsx'
import { useSubmitEventMutation, type EventBody } from '../events.api.ts'
import { EVENT_FORM } from './event-form.ts'

/** The form to submit an event. */
export function EventForm() {
  const [submit] = useSubmitEventMutation()
  return (
    <SubmissionForm
      form={EVENT_FORM}
      sender={useSender()}
      send={async (content, key) => toSendResult(await submit({ body: content as EventBody, key }))}
    />
  )
}
