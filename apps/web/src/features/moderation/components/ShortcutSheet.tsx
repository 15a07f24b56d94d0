import { Checkbox, Dialog, Table, token, type TableColumn } from '@portal/ui'
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

const COLUMNS: readonly TableColumn<(typeof KEYS)[number]>[] = [
  { key: 'keys', header: 'Key', cell: ({ keys }) => <Key>{keys}</Key> },
  { key: 'does', header: 'What it does', cell: ({ does }) => does },
]

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
    <Table caption="Keyboard shortcuts" rows={KEYS} rowKey={({ keys }) => keys} columns={COLUMNS} />
    <Checkbox
      label="Use keyboard shortcuts"
      checked={isOn}
      onChange={(event) => setOn(event.target.checked)}
    />
  </Dialog>
)
