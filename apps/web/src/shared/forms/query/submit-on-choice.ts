import type { ChangeEvent, FocusEvent, KeyboardEvent, PointerEvent } from 'react'

type Select = HTMLSelectElement

/** Selects that were last used by keyboard. */
const usedWithKeyboard = new WeakSet<Select>()

/** Selects changed by keyboard since their form was submitted. */
const changed = new WeakSet<Select>()

/** Whether somebody is on the way to an option by keyboard, which is not submitted yet. */
export const isBeingChosen = (select: Select): boolean =>
  select === document.activeElement && changed.has(select)

const submitChanged = (select: Select): boolean => {
  if (!changed.delete(select)) return false
  select.form?.requestSubmit()
  return true
}

/** Submits a control's form as soon as it changes. */
export const submitOnChange = (event: ChangeEvent<HTMLInputElement | Select>): void =>
  event.currentTarget.form?.requestSubmit()

/**
 * Submits a select's form as soon as an option is chosen with a pointer. Arrow keys change a closed select at each
 * press, on the way to the wanted option: by keyboard Enter submits, and leaving the select.
 */
export const submitOnChoice = {
  onKeyDown: (event: KeyboardEvent<Select>): void => {
    const { currentTarget, key } = event
    usedWithKeyboard.add(currentTarget)
    if (key === 'Enter' && submitChanged(currentTarget)) event.preventDefault()
  },
  onPointerDown: ({ currentTarget }: PointerEvent<Select>): void => {
    usedWithKeyboard.delete(currentTarget)
  },
  onBlur: ({ currentTarget }: FocusEvent<Select>): void => {
    submitChanged(currentTarget)
  },
  onChange: (event: ChangeEvent<Select>): void => {
    if (usedWithKeyboard.has(event.currentTarget)) changed.add(event.currentTarget)
    else submitOnChange(event)
  },
} as const
