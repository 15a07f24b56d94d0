import type { OwnBusiness } from '@portal/domain/contract'
import { formatDay } from '@portal/domain/shared'
import { Alert, Text, TextLink, VisuallyHidden } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'
import { explainRejectedEdit } from '../explain-rejected-edit.ts'

/** Says that changes of a listing await a review, or were not approved, with a link to them. */
export function WaitingEditNote({ business }: { business: OwnBusiness }) {
  const { id, name, timeZone, waitingEdit } = business
  if (!waitingEdit) return null
  const { status, submittedAt, dueAt } = waitingEdit
  const link = (
    <TextLink href={paths.waitingChanges(id)}>
      {status === 'rejected' ? 'Correct changes' : 'See what changes'}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </TextLink>
  )
  const day = formatDay(submittedAt, timeZone)
  return status === 'rejected' ? (
    <Alert tone="danger" title={`Your changes from ${day} were not approved.`}>
      <Text as="span">{explainRejectedEdit(waitingEdit)}</Text> {link}
    </Alert>
  ) : (
    <Alert tone="info" title={`Your changes from ${day} are in review.`}>
      {dueAt !== null && `We’ll reply by ${formatDay(dueAt, timeZone)}. `}
      {link}
    </Alert>
  )
}
