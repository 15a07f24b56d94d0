import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import { below } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { SuggestionList } from './SuggestionList.tsx'
import type { RecentChoices } from './useSuggestions.ts'

/** Floats over the page, so that nothing moves. */
const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${token.space[4]}) 0 auto;
  z-index: ${token.layer.menu};
  display: flex;
  flex-direction: column;
  max-height: min(24rem, 60dvh);
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.surface};
  box-shadow: ${token.shadow.float};
  color: ${token.role.text};
  ${below.tablet} {
    [data-full] > & {
      position: static;
      grid-column: 1 / -1;
      align-self: start;
      max-height: 100%;
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
  }
`

const Foot = styled.div`
  padding: 0 ${token.space[8]} ${token.space[8]};
`

interface SuggestionPanelProps extends ComponentProps<typeof SuggestionList> {
  /** What the suggestions are while nothing is typed. */
  recent: RecentChoices | undefined
  /** Called after the recent choices were forgotten. */
  onCleared: () => void
}

/** The open list, and the button that forgets recent choices. */
export const SuggestionPanel = ({ recent, onCleared, ...list }: SuggestionPanelProps) => (
  <Panel data-surface="paper" onPointerDown={(event) => event.preventDefault()}>
    <SuggestionList {...list} />
    {recent && recent.items.length > 0 && (
      <Foot>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            recent.onClear()
            onCleared()
          }}
        >
          Clear {recent.title.toLowerCase()}
        </Button>
      </Foot>
    )}
  </Panel>
)
