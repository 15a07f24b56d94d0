import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
} from 'react'
import { styled } from 'styled-components'
import { InputBase } from '../Field/InputBase.ts'
import { useFieldAttributes } from '../Field/FieldContext.ts'
import { hasEarlyInput } from '../hydration/early-input.ts'
import { useHydrated } from '../hydration/useHydrated.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { below, breakpoint } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { useLeave } from './useLeave.ts'
import { useOpenList } from './useOpenList.ts'
import {
  useSuggestions,
  type RecentChoices,
  type Suggestion,
  type SuggestionSource,
} from './useSuggestions.ts'
import { useUncontrolled } from './useUncontrolled.ts'

/** On phones it may take the screen while it is used; it keeps its place in the page. */
const Root = styled.div`
  position: relative;
  min-width: 0;
  min-height: ${token.target.min};
`

const Layer = styled.div`
  > button {
    display: none;
  }
  ${below.tablet} {
    &[data-full] {
      position: fixed;
      inset: 0;
      z-index: ${token.layer.dialog};
      display: grid;
      grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
      gap: ${token.space[8]};
      align-items: center;
      padding: ${token.space[8]} ${token.space[16]};
      background: ${token.role.surface};
      color: ${token.role.text};
      > button {
        display: inline-flex;
      }
    }
  }
`

/** Loaded with the first suggestions. */
const SuggestionPanel = lazy(() =>
  import('./SuggestionPanel.tsx').then((part) => ({ default: part.SuggestionPanel })),
)

const debounceMs = 150

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
  /** Whether it takes the whole screen of a phone while it is used. */
  fullOnPhones?: boolean
  /** What follows the suggestions there, so that the screen is never blank: examples, or a search for the text. */
  addWhenFull?: (typed: string) => readonly Suggestion[]
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

const isPhone = (): boolean =>
  globalThis.matchMedia?.(`(max-width: ${breakpoint.tablet / 16 - 0.01}em)`).matches ?? false

/** Not in all browsers, nor in the types of the DOM yet. */
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined

/** Closes with the system's own gesture or button for it, where the browser passes that on. */
function useSystemBack(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return undefined
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }, [isOpen, close])
}

/**
 * A text input with suggestions; any text is allowed. Down and Up move through the list, Enter picks the active
 * suggestion (or submits the form when none is active), Esc closes the list and then empties the input, Tab leaves. The
 * list floats over what is below it. Inside a `Field` it takes label, description and state from the field. Without
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
    fullOnPhones = false,
    addWhenFull,
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
  const fillsScreen = fullOnPhones && isPhone()
  const own = typed === '' ? toOffered(recent) : suggestions
  const offered = fillsScreen && addWhenFull ? [...own, ...addWhenFull(typed)] : own
  const list = useOpenList(offered, state === 'loading')
  const { open, setOpen, close, isListOpen, active } = list
  const activeId = active < 0 ? undefined : `${listId}-${active}`
  useScrollIntoView(activeId)
  useLeave(root, open, close)
  const isFull = fillsScreen && open
  const leave = useCallback(() => {
    close()
    root.current?.querySelector('input')?.blur()
  }, [close])
  useSystemBack(isFull, leave)

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
        'aria-controls': isListOpen ? listId : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeId,
        autoComplete: 'off',
      } as const)
    : {}
  return (
    <Root ref={root}>
      <Layer data-full={isFull ? '' : undefined} data-surface={isFull ? 'paper' : undefined}>
        {isFull && <IconButton icon="arrow-left" label="Back to the page" onClick={leave} />}
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
            if (typed === '' || fullOnPhones) setOpen(true)
          }}
          onClick={(event) => {
            rest.onClick?.(event)
            setOpen(true)
          }}
        />
        {isListOpen && (
          // The input names it before its script has loaded.
          <Suspense fallback={<div id={listId} hidden />}>
            <SuggestionPanel
              id={listId}
              label={listLabel ?? 'Suggestions'}
              suggestions={offered}
              active={active}
              typed={typed}
              onPick={pick}
              recent={typed === '' ? recent : undefined}
              onCleared={() => root.current?.querySelector('input')?.focus()}
            />
          </Suspense>
        )}
      </Layer>
      <VisuallyHidden role="status">
        {open && (typed === '' ? isListOpen : state === 'loaded') ? countText(offered.length) : ''}
      </VisuallyHidden>
    </Root>
  )
}

/** Recent choices as suggestions under their heading. */
const toOffered = (recent: RecentChoices | undefined): readonly Suggestion[] =>
  recent?.items.map((item) => ({ ...item, group: recent.title })) ?? []
