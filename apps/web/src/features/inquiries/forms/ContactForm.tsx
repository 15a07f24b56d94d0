import { CONTACT_TOPICS } from '@portal/reference-data'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toSendResult } from '#api/send-result.ts'
import { useSender } from '#features/account/sender.api.ts'
import { SubmissionForm } from '#shared/forms/submission/SubmissionForm.tsx'
import { useSendMessageMutation, type MessageBody } from '../inquiries.api.ts'
import { CONTACT_FORM } from './inquiry-forms.ts'

/** The form to write to the administrators; the address may name the topic. */
export function ContactForm() {
  const [sendMessage] = useSendMessageMutation()
  const topic = useSearchParams()[0].get('topic')
  const known = CONTACT_TOPICS.find(({ slug }) => slug === topic)?.slug
  const initial = useMemo(() => (known ? { topic: known } : undefined), [known])
  return (
    <SubmissionForm
      form={CONTACT_FORM}
      sender={useSender()}
      {...(initial && { initial })}
      send={async (content, key) => toSendResult(await sendMessage({ body: content as MessageBody, key }))}
    />
  )
}
