import { RadioGroup } from '@portal/ui'
import { useState } from 'react'
import { useNote, type Note } from './NoteField.tsx'

const NO_REASON = 'Please choose a reason'
const NO_NOTE = 'Please say in the note what the reason is'
/** The one reason that says nothing by itself. */
const NEEDS_NOTE = 'other'

type Reasons<Code extends string> = readonly { readonly code: Code; readonly label: string }[]

interface Because<Code extends string> {
  reason: { options: Reasons<Code>; code: Code | null; choose: (code: string) => void }
  note: Note
  /** What is missing, as `useAction` takes it. */
  problems: { reason: string | false; note: string | false }
}

/** Why something is done: one of the reasons, unless there are none, and a note that explains the last of them. */
export function useBecause<Code extends string>(
  options: Reasons<Code>,
  draft: string,
  noReason: string = NO_REASON,
): Because<Code> {
  const [code, setCode] = useState<Code | null>(null)
  const note = useNote(draft)
  const choose = (chosen: string) => setCode(options.find((option) => option.code === chosen)?.code ?? null)
  const problems = {
    reason: options.length > 0 && code === null && noReason,
    note: code === NEEDS_NOTE && note.text === '' && NO_NOTE,
  }
  return { reason: { options, code, choose }, note, problems }
}

interface ReasonFieldProps<Code extends string> {
  reason: Because<Code>['reason']
  error: string | undefined
}

/** Where the reason is chosen. */
export const ReasonField = <Code extends string>({ reason, error }: ReasonFieldProps<Code>) => (
  <RadioGroup
    legend="Reason"
    name="reason"
    options={reason.options.map(({ code, label }) => ({ value: code, label }))}
    value={reason.code ?? ''}
    onChange={(event) => reason.choose(event.target.value)}
    error={error}
    required
  />
)
