import type { EditableField } from '@portal/domain/business'
import type { CaptionedPhoto, EditableBusiness, EditableFields, FieldChange } from '@portal/domain/contract'
import { formatDay } from '@portal/domain/shared'
import {
  Accordion,
  AccordionItem,
  Alert,
  Button,
  Cluster,
  DescriptionList,
  LinkButton,
  Stack,
} from '@portal/ui'
import { useState } from 'react'
import { ConfirmDialog } from '#shared/actions/ConfirmDialog.tsx'
import { describeFailure } from '#shared/calls/describe-failure.ts'
import { paths } from '#shared/urls/paths.ts'
import { FIELD_LABELS } from '../field-labels.ts'
import { useCancelEditMutation } from '../listing-editor.api.ts'
import { FieldValue, toText } from './FieldValue.tsx'
import { PhotosDifference } from './PhotosDifference.tsx'
import { TextDifference } from './TextDifference.tsx'

const LONG_TEXTS: readonly EditableField[] = ['description', 'directions', 'name', 'address', 'tags']

function Change({ field, before, after }: FieldChange) {
  if (field === 'photos')
    return <PhotosDifference before={before as CaptionedPhoto[]} after={after as CaptionedPhoto[]} />
  return LONG_TEXTS.includes(field) ? (
    <TextDifference before={toText(field, before)} after={toText(field, after)} />
  ) : (
    <DescriptionList
      items={[
        { term: 'Public now', details: <FieldValue field={field} value={before} /> },
        { term: 'Once approved', details: <FieldValue field={field} value={after} /> },
      ]}
    />
  )
}

interface WaitingPanelProps {
  listing: EditableBusiness
  /** Called with whether the changes had been approved before they could be withdrawn. */
  onWithdrawn: (wasApproved: boolean) => void
}

const isStored = (stored: EditableFields, { field, after }: FieldChange): boolean =>
  JSON.stringify(stored[field]) === JSON.stringify(after)

/** The changes in review or rejected: the public and the new value of each field. */
export function WaitingPanel({ listing, onWithdrawn }: WaitingPanelProps) {
  const [cancel, { isLoading, error, reset }] = useCancelEditMutation()
  const [isAsking, setIsAsking] = useState(false)
  const { waiting, timeZone } = listing
  if (!waiting) return null
  const withdraw = async () => {
    const result = await cancel({ id: listing.id, version: listing.version })
    if (!result.data) return
    setIsAsking(false)
    onWithdrawn(waiting.changes.some((change) => isStored(result.data.stored, change)))
  }
  const askToConfirm = () => {
    reset()
    setIsAsking(true)
  }
  const isRejected = waiting.status === 'rejected'
  return (
    <Alert
      id="waiting-changes"
      tone={isRejected ? 'danger' : 'info'}
      title={
        isRejected
          ? 'Your last changes were not approved.'
          : `Your changes from ${formatDay(waiting.submittedAt, timeZone)} are in review.`
      }
    >
      <Stack gap={12}>
        {isRejected ? (
          <p>
            {[waiting.reason, waiting.note].filter(Boolean).join(': ')} Correct your changes below and save:
            we’ll review them again. Until then visitors see the approved version.
          </p>
        ) : (
          <p>
            {waiting.dueAt && `We’ll reply by ${formatDay(waiting.dueAt, timeZone)}. `}Until then visitors see
            the approved version.
          </p>
        )}
        <Accordion headingLevel={2}>
          {waiting.changes.map((change) => (
            <AccordionItem key={change.field} title={FIELD_LABELS[change.field]}>
              <Change {...change} />
            </AccordionItem>
          ))}
        </Accordion>
        <Cluster>
          <LinkButton href={paths.previewListing(listing.id)} variant="secondary">
            Preview as visitors will see it
          </LinkButton>
          <Button variant="secondary" onClick={askToConfirm}>
            Withdraw these changes
          </Button>
        </Cluster>
        <ConfirmDialog
          open={isAsking}
          title="Withdraw these changes?"
          description="This deletes them for good. Visitors still see the approved version."
          confirmLabel="Withdraw changes"
          cancelLabel="Keep them"
          busy={isLoading}
          refusal={error === undefined ? undefined : describeFailure(error)}
          onConfirm={() => void withdraw()}
          onClose={() => setIsAsking(false)}
        />
      </Stack>
    </Alert>
  )
}
