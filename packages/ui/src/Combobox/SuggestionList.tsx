import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'
import type { Suggestion } from './useSuggestions.ts'

const List = styled.div`
  min-height: 0;
  padding: ${token.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Title = styled.div`
  padding: ${token.space[8]} ${token.space[12]} ${token.space[4]};
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  font-weight: 600;
`

const Option = styled.div`
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

type Run = { title: string | undefined; first: number; items: Suggestion[] }

/** Consecutive suggestions of one group, each run with the index of its first suggestion. */
function toRuns(suggestions: readonly Suggestion[]): Run[] {
  const runs: Run[] = []
  for (const [index, suggestion] of suggestions.entries()) {
    const last = runs.at(-1)
    if (last && last.title === suggestion.group) last.items.push(suggestion)
    else runs.push({ title: suggestion.group, first: index, items: [suggestion] })
  }
  return runs
}

/** Props of `SuggestionList`: `active` is the index of the active option, -1 for none. */
export type SuggestionListProps = {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  active: number
  typed: string
  onPick: (suggestion: Suggestion) => void
}

/** The list box of a combobox, with its groups; focus stays in the input. */
export function SuggestionList({ id, label, suggestions, active, typed, onPick }: SuggestionListProps) {
  const options = ({ first, items }: Run) =>
    items.map((suggestion, offset) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input keeps focus and handles the keys
      <Option
        key={suggestion.id}
        id={`${id}-${first + offset}`}
        role="option"
        aria-selected={first + offset === active}
        onClick={() => onPick(suggestion)}
      >
        <HighlightedText text={suggestion.label ?? suggestion.text} typed={typed} />
        {suggestion.hint && <Hint>{suggestion.hint}</Hint>}
      </Option>
    ))
  return (
    // Not focusable, since some browsers would stop there with Tab: the input’s keys scroll it.
    <List id={id} role="listbox" tabIndex={-1} aria-label={label} hidden={suggestions.length === 0}>
      {toRuns(suggestions).map((run) =>
        run.title === undefined ? (
          options(run)
        ) : (
          <div key={run.first} role="group" aria-labelledby={`${id}-title-${run.first}`}>
            <Title id={`${id}-title-${run.first}`} role="presentation">
              {run.title}
            </Title>
            {options(run)}
          </div>
        ),
      )}
    </List>
  )
}
