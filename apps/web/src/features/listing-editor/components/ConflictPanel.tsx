import type { EditableField } from '@portal/domain/business'
import { Alert, Button, Cluster, DescriptionList, RadioGroup, Stack } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import type { Conflict } from '../conflict.ts'
import { toForm, type EditorForm } from '../editor-form.ts'
import { FIELD_LABELS, formatFieldNames } from '../field-labels.ts'
import { FieldValue } from './FieldValue.tsx'

type Choice = 'mine' | 'theirs'

interface ConflictPanelProps {
  conflict: Conflict
  form: EditorForm
  isSending: boolean
  /** Saves with the other's values in these fields. */
  onSettle: (accepted: readonly EditableField[]) => void
}

const CHOICES = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Use the other one' },
]

/** Both versions of each field that two people, or two tabs, changed at once. */
export function ConflictPanel({ conflict, form, isSending, onSettle }: ConflictPanelProps) {
  const [choices, setChoices] = useState<Partial<Record<EditableField, Choice>>>({})
  const theirs = toForm(conflict.present.fields)
  const accepted = conflict.colliding.filter((field) => choices[field] === 'theirs')
  const panel = useRef<HTMLDivElement>(null)
  // The pressed button is elsewhere on a long page. Each conflict has a panel of its own.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      tone="warning"
      role="alert"
      title="This listing was changed while you were editing, in another tab or by somebody else."
    >
      <Stack gap={16}>
        {conflict.others.length > 0 && <p>Also changed, and kept: {formatFieldNames(conflict.others)}.</p>}
        {conflict.colliding.map((field) => (
          <Stack gap={8} key={field}>
            <DescriptionList
              items={[
                {
                  term: `${FIELD_LABELS[field]}: yours`,
                  details: <FieldValue field={field} value={form[field]} />,
                },
                {
                  term: `${FIELD_LABELS[field]}: the other one`,
                  details: <FieldValue field={field} value={theirs[field]} />,
                },
              ]}
            />
            <RadioGroup
              legend={FIELD_LABELS[field]}
              name={`conflict-${field}`}
              options={CHOICES}
              value={choices[field] ?? 'mine'}
              onChange={(event) => setChoices({ ...choices, [field]: event.target.value as Choice })}
            />
          </Stack>
        ))}
        <Cluster>
          <Button busy={isSending} onClick={() => onSettle(accepted)}>
            Save with these choices
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  )
}
