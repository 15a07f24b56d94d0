import type { ChangeEvent, KeyboardEvent, PointerEvent } from 'react'
import { submitOnChange } from './useSyncFormWithUrl.ts'

type Select = HTMLSelectElement

/** Selects that keys have been used on since a pointer was. */
const usedWithKeyboard = new WeakSet<Select>()

/**
 * Sends a select's form at once when something is chosen with a pointer. Arrow keys change a closed select at each
 * press, on the way to what is wanted: with keys the form's button sends it.
 */
export const submitOnChoice = {
  onKeyDown: ({ currentTarget }: KeyboardEvent<Select>): void => {
    usedWithKeyboard.add(currentTarget)
  },
  onPointerDown: ({ currentTarget }: PointerEvent<Select>): void => {
    usedWithKeyboard.delete(currentTarget)
  },
  onChange: (event: ChangeEvent<Select>): void => {
    if (!usedWithKeyboard.has(event.currentTarget)) submitOnChange(event)
  },
} as const
