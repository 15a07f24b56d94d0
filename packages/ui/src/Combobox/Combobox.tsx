import { useEffect, useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { ControlFace } from '../Field/ControlFace.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'
import { useHydrated } from '../hydration/useHydrated.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions, type Suggestion, type SuggestionSource } from './useSuggestions.ts'

const Root = styled.div`
  position: relative;
  min-width: 0;
`

const pauseMs = 150

/**
 * Props of `Combobox`: those of a text input; `suggest` answers for the typed text, `onPick` hears of a chosen
 * suggestion after its text stands in the input, `listLabel` names the list for readers.
 */
export type ComboboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'role'
> & {
  suggest: SuggestionSource
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  onPick?: (suggestion: Suggestion) => void
  listLabel?: string
  type?: 'text' | 'search'
}

/** "1 suggestion", said to readers when the list changes. */
const countText = (count: number): string =>
  count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`

/** Keeps the entry that the arrows stand on in sight. */
function useInSight(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' })
  }, [id])
}

/**
 * A text input that suggests while one types; any text is allowed. Down and Up move in the list, Enter takes
 * the entry (and sends the form when none is chosen), Esc closes the list. Inside a `Field` it takes name,
 * notes and state from there. Without script it is a plain input of a form.
 */
export function Combobox(props: ComboboxProps) {
  const { suggest, value, defaultValue, onValueChange, onPick, listLabel, type = 'text', ...rest } = props
  const listId = useId()
  const hydrated = useHydrated()
  const field = useFieldAttributes()
  const [own, setOwn] = useState(defaultValue ?? '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { found, answered, ask, forget } = useSuggestions(suggest, pauseMs)
  const text = value ?? own
  const shown = open && found.length > 0
  const activeId = shown && active >= 0 ? `${listId}-${active}` : undefined
  useInSight(activeId)

  const write = (next: string) => {
    setOwn(next)
    onValueChange?.(next)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const typeIn = (next: string) => {
    write(next)
    setActive(-1)
    setOpen(true)
    if (next.trim() === '') forget()
    else ask(next.trim())
  }
  const pick = (suggestion: Suggestion) => {
    write(suggestion.text)
    forget()
    close()
    onPick?.(suggestion)
  }
  const move = (step: 1 | -1) => {
    if (found.length === 0) return
    setOpen(true)
    const places = found.length + 1
    setActive(shown ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : found.length - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const chosen = activeId === undefined ? undefined : found[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Enter') {
      forget()
      close()
    }
  }

  const combobox = hydrated
    ? ({
        role: 'combobox',
        'aria-expanded': shown,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeId,
        autoComplete: 'off',
      } as const)
    : {}
  return (
    <Root>
      <ControlFace
        {...field}
        {...rest}
        {...combobox}
        type={type}
        value={text}
        onChange={(event) => typeIn(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          rest.onBlur?.(event)
          close()
        }}
      />
      <SuggestionList
        id={listId}
        label={listLabel ?? 'Suggestions'}
        open={shown}
        suggestions={found}
        active={active}
        typed={text.trim()}
        onPick={pick}
      />
      <VisuallyHidden role="status">{open && answered ? countText(found.length) : ''}</VisuallyHidden>
    </Root>
  )
}
