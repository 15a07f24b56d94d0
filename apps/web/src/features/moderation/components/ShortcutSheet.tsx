import { Checkbox, Dialog, token } from '@portal/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'

const Key = styled.kbd`
  padding: 0.1em 0.5em;
  border: 1px solid ${token.role.line};
  border-radius: 0.375rem;
  font: inherit;
  font-weight: 600;
`

const KEYS = [
  { keys: 'J', does: 'Next item' },
  { keys: 'K', does: 'Previous item' },
  { keys: 'A', does: 'Approve, or resolve a report' },
  { keys: 'R', does: 'Reject with a reason, or dismiss a report' },
  { keys: 'U', does: 'Undo the last decision, within ten seconds' },
  { keys: 'X', does: 'Select the item' },
  { keys: 'Shift A', does: 'Approve everything that is selected' },
  { keys: '/', does: 'Search' },
  { keys: '?', does: 'Show this list' },
] as const

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  align-items: baseline;
  > dd {
    margin: 0;
  }
`

interface ShortcutSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  isOn: boolean
  setOn: (isOn: boolean) => void
}

/** The keys of the queue, and the switch that turns them off. */
export const ShortcutSheet = ({ open, onOpenChange, isOn, setOn }: ShortcutSheetProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Keyboard shortcuts"
    description="Single keys work while you are not typing."
  >
    {/* It takes the focus, so it stands first: below the list the sheet would open scrolled to its end. */}
    <Checkbox
      label="Use keyboard shortcuts"
      checked={isOn}
      onChange={(event) => setOn(event.target.checked)}
    />
    <Keys>
      {KEYS.map(({ keys, does }) => (
        <Fragment key={keys}>
          <dt>
            <Key>{keys}</Key>
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </Keys>
  </Dialog>
)
