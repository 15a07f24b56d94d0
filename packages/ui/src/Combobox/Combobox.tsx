import { useEffect, useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { InputBase } from '../Field/InputBase.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'
import { useHydrated } from '../hydration/useHydrated.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions, type Suggestion, type SuggestionSource } from './useSuggestions.ts'

const Root = styled.div`
  position: relative;
  min-width: 0;
`

const debounceMs = 150

/**
 * Props of `Combobox`: those of a text input; `suggest` fetches suggestions for the typed text, `onPick` is called
 * after a picked suggestion has filled the input, `listLabel` is the accessible name of the list.
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

/** "1 suggestion": what screen readers announce when the list changes. */
const countText = (count: number): string =>
  count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`

/** Scrolls the active option into view. */
function useScrollIntoView(id: string | undefined) {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' })
  }, [id])
}

/**
 * A text input with suggestions; any text is allowed. Down and Up move through the list, Enter picks the active
 * suggestion (or submits the form when none is active), Esc closes the list. Inside a `Field` it takes label,
 * description and state from the field. Without script it is a plain text input.
 */
export function Combobox(props: ComboboxProps) {
  const { suggest, value, defaultValue, onValueChange, onPick, listLabel, type = 'text', ...rest } = props
  const listId = useId()
  const hydrated = useHydrated()
  const field = useFieldAttributes()
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { suggestions, isLoaded, request, clear } = useSuggestions(suggest, debounceMs)
  const text = value ?? uncontrolled
  const isListOpen = open && suggestions.length > 0
  const activeId = isListOpen && active >= 0 ? `${listId}-${active}` : undefined
  useScrollIntoView(activeId)

  const setText = (next: string) => {
    setUncontrolled(next)
    onValueChange?.(next)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const onType = (next: string) => {
    setText(next)
    setActive(-1)
    setOpen(true)
    if (next.trim() === '') clear()
    else request(next.trim())
  }
  const pick = (suggestion: Suggestion) => {
    setText(suggestion.text)
    clear()
    close()
    onPick?.(suggestion)
  }
  const move = (step: 1 | -1) => {
    if (suggestions.length === 0) return
    setOpen(true)
    const positions = suggestions.length + 1
    setActive(
      isListOpen ? ((active + 1 + step + positions) % positions) - 1 : step > 0 ? 0 : suggestions.length - 1,
    )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.key === 'Escape' && isListOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const activeSuggestion = activeId === undefined ? undefined : suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && activeSuggestion) {
      event.preventDefault()
      pick(activeSuggestion)
    } else if (event.key === 'Enter') {
      clear()
      close()
    }
  }

  const combobox = hydrated
    ? ({
        role: 'combobox',
        'aria-expanded': isListOpen,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeId,
        autoComplete: 'off',
      } as const)
    : {}
  return (
    <Root>
      <InputBase
        {...field}
        {...rest}
        {...combobox}
        type={type}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          rest.onBlur?.(event)
          close()
        }}
      />
      <SuggestionList
        id={listId}
        label={listLabel ?? 'Suggestions'}
        open={isListOpen}
        suggestions={suggestions}
        active={active}
        typed={text.trim()}
        onPick={pick}
      />
      <VisuallyHidden role="status">{open && isLoaded ? countText(suggestions.length) : ''}</VisuallyHidden>
    </Root>
  )
}
