import { styled } from 'styled-components'
import { floatingPanel } from '../overlay/floatingPanel.ts'
import { token } from '../tokens/token.ts'
import type { Suggestion } from './useSuggestions.ts'

const List = styled.ul`
  ${floatingPanel}
  position: absolute;
  top: calc(100% + ${token.space[4]});
  right: 0;
  left: 0;
  z-index: ${token.layer.menu};
  max-height: 20rem;
  padding: ${token.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`

const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${token.space[16]};
  min-height: ${token.target.min};
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${token.role.sunken};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${token.role.focus};
    outline-offset: -2px;
    background: ${token.role.sunken};
  }
`

const Hint = styled.span`
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
`

/** The suggestion's text, with the typed part in bold. */
function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return <span>{text}</span>
  return (
    <span>
      {text.slice(0, at)}
      <b>{text.slice(at, at + typed.length)}</b>
      {text.slice(at + typed.length)}
    </span>
  )
}

/** Props of `SuggestionList`: `active` is the index of the active option, -1 for none. */
export type SuggestionListProps = {
  id: string
  label: string
  open: boolean
  suggestions: readonly Suggestion[]
  active: number
  typed: string
  onPick: (suggestion: Suggestion) => void
}

/** The list box of a combobox; focus stays in the input. */
export function SuggestionList({ id, label, open, suggestions, active, typed, onPick }: SuggestionListProps) {
  return (
    <List id={id} role="listbox" aria-label={label} hidden={!open} data-surface="paper">
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input keeps focus and handles the keys
        <Option
          key={suggestion.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <HighlightedText text={suggestion.text} typed={typed} />
          {suggestion.hint && <Hint>{suggestion.hint}</Hint>}
        </Option>
      ))}
    </List>
  )
}
