import type { ChangeEvent, KeyboardEvent, PointerEvent } from 'react'
import { submitOnChange } from './useSyncFormWithUrl.ts'

type Select = HTMLSelectElement

/** Selects that were last used by keyboard. */
const usedWithKeyboard = new WeakSet<Select>()

/**
 * Submits a select's form as soon as an option is chosen with a pointer. Arrow keys change a closed select at each
 * press, on the way to the wanted option: by keyboard the form's button submits it.
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
