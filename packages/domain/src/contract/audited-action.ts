/** The reason and the note of an audited action of administrators. */

import * as v from 'valibot'
import { maxCharacters } from './length.ts'
import { paragraphs } from './text.ts'

/** The code of a reason that administrators can choose. */
export const getReason = <const Code extends string>(
  reasons: readonly { readonly code: Code }[],
  none = 'Please choose one of the reasons',
) =>
  v.picklist(
    reasons.map(({ code }) => code),
    none,
  )

const NOTE_TOO_LONG = 'Please use at most 1000 characters'

/** A note of an administrator to the person concerned, or for the record; blank means none. */
export const ActionNote = v.nullish(
  v.pipe(paragraphs('Please write the note as text', NOTE_TOO_LONG), maxCharacters(1000, NOTE_TOO_LONG)),
)
