/** What comes with an action of administrators that the audit trail keeps: a reason, a note. */

import * as v from 'valibot'
import { atMost } from './length.ts'
import { paragraphs } from './text.ts'

/** The code of one of the reasons that administrators choose from. */
export const getReason = <const Code extends string>(
  reasons: readonly { readonly code: Code }[],
  none = 'Please choose one of the reasons',
) =>
  v.picklist(
    reasons.map(({ code }) => code),
    none,
  )

const NOTE_TOO_LONG = 'Please use at most 1000 characters'

/** What an administrator writes to whom an action is about, or for the record; blank is the same as none. */
export const ActionNote = v.nullish(
  v.pipe(paragraphs('Please write the note as text', NOTE_TOO_LONG), atMost(1000, NOTE_TOO_LONG)),
)
