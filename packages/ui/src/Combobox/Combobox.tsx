import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type RefObject,
} from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import { InputBase } from '../Field/InputBase.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'
import { hasEarlyInput } from '../hydration/early-input.ts'
import { useHydrated } from '../hydration/useHydrated.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { token } from '../tokens/token.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useLeave } from './useLeave.ts'
import { useOpenList } from './useOpenList.ts'
import { useSuggestions, type Suggestion, type SuggestionSource } from './useSuggestions.ts'
import { useUncontrolled } from './useUncontrolled.ts'

const Root = styled.div`
  min-width: 0;
`

/** In the page's flow, so that it covers nothing; of constant height while typing, so that content below moves only once. */
const Panel = styled.div`
  display: flex;
  flex-direction: column;
  margin-top: ${token.space[4]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  color: ${token.role.text};
  &[data-kind='typed'] {
    height: min(21rem, 60dvh);
  }
`

const Foot = styled.div`
  padding: 0 ${token.space[8]} ${token.space[8]};
`

const debounceMs = 150

/** Recent choices, shown for an empty input. */
export type RecentChoices = {
  /** The heading of the list. */
  title: string
  /** The choices, the latest first. */
  items: readonly Suggestion[]
  /** Forgets all of them. */
  onClear: () => void
}

/** Props of `Combobox`, in addition to those of a text input. */
export type ComboboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'role'
> & {
  /**
   * Finds suggestions for the typed text; it is called 150 ms after the last key, and aborted by the next.
   */
  suggest: SuggestionSource
  /** Shown while nothing is typed. */
  recent?: RecentChoices
  /** The text, if controlled by the parent. */
  value?: string
  /** The initial text. */
  defaultValue?: string
  /** Called with the text as it is typed, picked or emptied. */
  onValueChange?: (value: string) => void
  /** Called after a picked suggestion has filled the input. */
  onPick?: (suggestion: Suggestion) => void
  /** The name of the list for screen readers. */
  listLabel?: string
  /** The type of the input. */
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

/** Scrolls so that the list fits above an on-screen keyboard. */
function useRoomAboveKeyboard(root: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const room = globalThis.visualViewport?.height ?? innerHeight
    if (!isOpen || !root.current || room === innerHeight) return
    if (root.current.getBoundingClientRect().bottom > room) root.current.scrollIntoView({ block: 'start' })
  }, [root, isOpen])
}

/**
 * A text input with suggestions; any text is allowed. Down and Up move through the list, Enter picks the active
 * suggestion (or submits the form when none is active), Esc closes the list and then empties the input, Tab leaves. The
 * list pushes down what is below it. Inside a `Field` it takes label, description and state from the field. Without
 * script it is a plain text input.
 */
export function Combobox(props: ComboboxProps) {
  const {
    suggest,
    recent,
    value,
    defaultValue,
    onValueChange,
    onPick,
    listLabel,
    type = 'text',
    ...rest
  } = props
  const listId = useId()
  const hydrated = useHydrated()
  const field = useFieldAttributes()
  const root = useRef<HTMLDivElement>(null)
  const [uncontrolled, setUncontrolled] = useUncontrolled(root, defaultValue)
  const { suggestions, state, request, clear } = useSuggestions(suggest, debounceMs)
  const text = value ?? uncontrolled
  const typed = text.trim()
  const offered = typed === '' ? toOffered(recent) : suggestions
  const list = useOpenList(offered, state === 'loading')
  const { open, setOpen, close, isListOpen, isPanelOpen, active } = list
  const activeId = active < 0 ? undefined : `${listId}-${active}`
  useScrollIntoView(activeId)
  useRoomAboveKeyboard(root, isPanelOpen)
  useLeave(root, open, close)

  const setText = (next: string) => {
    setUncontrolled(next)
    onValueChange?.(next)
  }
  const keepTyped = useEffectEvent(() => {
    const input = root.current?.querySelector('input')
    if (input && hasEarlyInput(input)) setText(input.value)
  })
  useLayoutEffect(() => keepTyped(), [])
  const onType = (next: string) => {
    setText(next)
    close()
    setOpen(true)
    if (next.trim() === '') clear()
    else request(next.trim())
  }
  const onEnter = () => {
    clear()
    close()
  }
  const pick = (suggestion: Suggestion) => {
    setText(suggestion.text)
    onEnter()
    onPick?.(suggestion)
  }
  const onEmpty = () => {
    setText('')
    clear()
  }

  const combobox = hydrated
    ? ({
        role: 'combobox',
        'aria-expanded': isListOpen,
        'aria-controls': isPanelOpen ? listId : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeId,
        autoComplete: 'off',
      } as const)
    : {}
  return (
    <Root ref={root}>
      <InputBase
        {...field}
        {...rest}
        {...combobox}
        type={type}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          list.onKeyDown(event, { onEmpty: text === '' ? undefined : onEmpty, onPick: pick, onEnter })
        }}
        onFocus={(event) => {
          rest.onFocus?.(event)
          if (typed === '') setOpen(true)
        }}
        onClick={(event) => {
          rest.onClick?.(event)
          setOpen(true)
        }}
      />
      {isPanelOpen && (
        <Panel
          data-surface="paper"
          data-kind={typed === '' ? 'recent' : 'typed'}
          onPointerDown={(event) => event.preventDefault()}
        >
          <SuggestionList
            id={listId}
            label={listLabel ?? 'Suggestions'}
            suggestions={isListOpen ? offered : []}
            active={active}
            typed={typed}
            onPick={pick}
          />
          {recent && typed === '' && isListOpen && (
            <Foot>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  recent.onClear()
                  root.current?.querySelector('input')?.focus()
                }}
              >
                Clear
                <VisuallyHidden> {recent.title.toLowerCase()}</VisuallyHidden>
              </Button>
            </Foot>
          )}
        </Panel>
      )}
      <VisuallyHidden role="status">
        {open && (typed === '' ? isListOpen : state === 'loaded') ? countText(offered.length) : ''}
      </VisuallyHidden>
    </Root>
  )
}

/** Recent choices as suggestions under their heading. */
const toOffered = (recent: RecentChoices | undefined): readonly Suggestion[] =>
  recent?.items.map((item) => ({ ...item, group: recent.title })) ?? []
