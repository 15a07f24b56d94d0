import { Alert, Button, Cluster, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import type { UndoState } from '../useUndo.ts'

const Bar = styled(Alert)`
  position: sticky;
  top: calc(var(--header-height) + ${token.space[8]});
  z-index: 1;
  margin-bottom: ${token.space[16]};
`

/** The last decision, with a button to undo it while possible; nothing otherwise. */
export function UndoBar({ undo }: { undo: UndoState }) {
  const { undoable, secondsLeft, isUndone, isUndoing, refusal } = undo
  return (
    <>
      <VisuallyHidden role="status">
        {undoable ? 'Undo with the key U.' : isUndone && 'Decision undone. It waits for review again.'}
      </VisuallyHidden>
      {refusal !== null && (
        <Bar tone="danger" role="alert">
          {refusal}
        </Bar>
      )}
      {undoable !== null && (
        <Bar tone="success">
          <Cluster justify="between">
            <span>{undoable.text}</span>
            <Button variant="secondary" size="small" busy={isUndoing} onClick={() => void undo.undo()}>
              Undo <span aria-hidden="true">({secondsLeft})</span>
            </Button>
          </Cluster>
        </Bar>
      )}
    </>
  )
}
