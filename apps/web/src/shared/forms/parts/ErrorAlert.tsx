import { Alert, TextLink } from '@portal/ui'
import type { SubmissionError } from '../engine/form-definition.ts'

/** Says why a form was not sent, and where to go on; nothing without an error. */
export function ErrorAlert({ error }: { error: SubmissionError | null }) {
  if (!error) return null
  const { title, text, link } = error
  return (
    <Alert tone="danger" role="alert" title={title}>
      {text}{' '}
      {link && (
        <TextLink href={link.href} {...(link.isNewTab && { target: '_blank', rel: 'noopener' })}>
          {link.label}
        </TextLink>
      )}
    </Alert>
  )
}
