import type { ChangeEvent, KeyboardEvent, PointerEvent } from 'react'
import { applyOnChange } from './useFormFollows.ts'

type Select = HTMLSelectElement

/** Selects that keys have been used on since a pointer was. */
const usedByKeys = new WeakSet<Select>()

/**
 * Sends a select's form at once when something is chosen with a pointer. Arrow keys change a closed select at each
 * press, on the way to what is wanted: with keys the form's button sends it.
 */
export const applyChoice = {
  onKeyDown: ({ currentTarget }: KeyboardEvent<Select>): void => {
    usedByKeys.add(currentTarget)
  },
  onPointerDown: ({ currentTarget }: PointerEvent<Select>): void => {
    usedByKeys.delete(currentTarget)
  },
  onChange: (event: ChangeEvent<Select>): void => {
    if (!usedByKeys.has(event.currentTarget)) applyOnChange(event)
  },
} as const
