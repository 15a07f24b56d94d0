import { Alert, Button, Cluster, DescriptionList, Stack } from '@portal/ui'
import type { EditedKind } from '@portal/domain/contract'
import type { FormContent } from '#shared/forms/submission/definition.ts'
import type { Conflict } from '../conflict.ts'
import { listFormFields } from '../forms/content-forms.ts'

interface ConflictPanelProps {
  kind: EditedKind
  conflict: Conflict
  form: FormContent
  onSettle: (kept: 'mine' | 'theirs') => void
}

/** A value as text; anything but a string by its parts. */
function describe(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const parts = Object.values(value).map(describe)
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

/** Shows what somebody else stored, beside the form's values. */
export function ConflictPanel({ kind, conflict, form, onSettle }: ConflictPanelProps) {
  const { present, colliding, others } = conflict
  const labels = new Map(listFormFields(kind).map(({ name, label }) => [name, label]))
  const getLabel = (name: string) => labels.get(name) ?? name
  return (
    <Alert
      tone="warning"
      role="alert"
      title={
        <>
          Changed by{' '}
          {present.changedBy === null ? 'somebody else' : <span translate="no">{present.changedBy}</span>}{' '}
          while you were editing. Nothing you typed is lost.
        </>
      }
    >
      <Stack gap={16}>
        {others.length > 0 && <p>Also changed, and kept: {others.map(getLabel).join(', ')}.</p>}
        {colliding.length > 0 && (
          <DescriptionList
            items={colliding.flatMap((name) => [
              { term: `${getLabel(name)}: yours`, details: describe(form[name]) },
              { term: `${getLabel(name)}: theirs`, details: describe(present.fields[name]) },
            ])}
          />
        )}
        <Cluster gap={8}>
          <Button onClick={() => onSettle('mine')}>
            {colliding.length > 0 ? 'Continue with mine' : 'Go on'}
          </Button>
          {colliding.length > 0 && (
            <Button variant="secondary" onClick={() => onSettle('theirs')}>
              Continue with theirs
            </Button>
          )}
        </Cluster>
      </Stack>
    </Alert>
  )
}
