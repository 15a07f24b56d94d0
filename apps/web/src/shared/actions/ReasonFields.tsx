import { RadioGroup } from '@portal/ui'
import { useState, type ReactNode } from 'react'
import { NoteField, useNote, type Note } from './NoteField.tsx'
import type { Action } from './useAction.ts'

const NO_REASON = 'Please choose a reason'
const NO_NOTE = 'Please give the reason in the note'
/** The reason that requires a note. */
const NEEDS_NOTE = 'other'

type Reasons<Code extends string> = readonly { readonly code: Code; readonly label: string }[]

interface ReasonFieldsState<Code extends string> {
  reason: { options: Reasons<Code>; code: Code | null; choose: (code: string) => void }
  note: Note
  /** Problems for `useAction`. */
  problems: { reason: string | false; note: string | false }
  /** Creates a handler that sends reason and note, and clears the note after success. */
  createSubmit: (
    send: (decision: { reason: Code; note: string }) => Promise<boolean>,
  ) => () => Promise<boolean>
}

/** A reason, if there are any to choose from, and a note that the last reason requires. */
export function useReasonFields<Code extends string>(
  options: Reasons<Code>,
  draft: string,
  noReason: string = NO_REASON,
): ReasonFieldsState<Code> {
  const [code, setCode] = useState<Code | null>(null)
  const note = useNote(draft)
  const choose = (chosen: string) => setCode(options.find((option) => option.code === chosen)?.code ?? null)
  const problems = {
    reason: options.length > 0 && code === null && noReason,
    note: code === NEEDS_NOTE && note.text === '' && NO_NOTE,
  }
  const createSubmit: ReasonFieldsState<Code>['createSubmit'] = (send) => async () => {
    if (code === null) return false
    const isDone = await send({ reason: code, note: note.text })
    if (isDone) note.clear()
    return isDone
  }
  return { reason: { options, code, choose }, note, problems, createSubmit }
}

interface ReasonFieldsProps<Code extends string> {
  fields: Pick<ReasonFieldsState<Code>, 'reason' | 'note'>
  /** Label of the note. */
  label: ReactNode
  hint: string
  max?: number
  getError: Action['getError']
}

/** Controls for the reason, if any, and the note. */
export const ReasonFields = <Code extends string>({
  fields: { reason, note },
  getError,
  ...ofNote
}: ReasonFieldsProps<Code>) => (
  <>
    {reason.options.length > 0 && (
      <RadioGroup
        legend="Reason"
        name="reason"
        options={reason.options.map(({ code, label }) => ({ value: code, label }))}
        value={reason.code ?? ''}
        onChange={(event) => reason.choose(event.target.value)}
        error={getError('reason')}
        required
      />
    )}
    <NoteField note={note} error={getError('note')} {...ofNote} />
  </>
)
