import { countCharacters } from '@portal/domain/shared'
import { Field, TextArea } from '@portal/ui'
import type { ReactNode } from 'react'
import { useUnsentText } from '#shared/forms/unsent-text.tsx'

const NOTE_MAX = 1000

/** A note as it is typed. */
export interface Note {
  typed: string
  setTyped: (text: string) => void
  /** The trimmed text, which is sent. */
  text: string
  clear: () => void
}

/** The note of an action, kept under `draft` while its dialog is closed. */
export function useNote(draft: string): Note {
  const [typed, setTyped] = useUnsentText(draft)
  return { typed, setTyped, text: typed.trim(), clear: () => setTyped('') }
}

interface NoteFieldProps {
  note: Note
  label: ReactNode
  hint: string
  error?: string | undefined
  max?: number
  /** The control's name. */
  name?: string
  required?: boolean
}

/** The field of a note. */
export const NoteField = ({
  note,
  label,
  hint,
  error,
  max = NOTE_MAX,
  name = 'note',
  required = false,
}: NoteFieldProps) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    counter={{ count: countCharacters(note.typed), max }}
    required={required}
  >
    <TextArea
      name={name}
      rows={3}
      maxLength={max}
      value={note.typed}
      onChange={(event) => note.setTyped(event.target.value)}
    />
  </Field>
)
