import { CATEGORIES } from '@portal/domain/business'
import type { SearchWords } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { formatDate } from '@portal/domain/shared'
import { Button, Cluster, Stack, Table, Text, VisuallyHidden, type TableColumn } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#shared/actions/ConfirmDialog.tsx'
import { useAction } from '#shared/actions/useAction.ts'
import { RELATIONS } from './relations.ts'
import { useDeleteSearchWordsMutation } from './search-words.api.ts'

const Added = ({ entry: { addedBy, addedAt, changedAt } }: { entry: SearchWords }) => (
  <>
    {formatDate(addedAt, PORTAL_TIME_ZONE)}
    {addedBy !== null && (
      <>
        {' '}
        by <span translate="no">{addedBy}</span>
      </>
    )}
    {changedAt !== null && `, changed ${formatDate(changedAt, PORTAL_TIME_ZONE)}`}
  </>
)

const getName = ({ words }: SearchWords): string => words.join(', ')

interface EntryActions {
  onChange: (entry: SearchWords) => void
  onDelete: (entry: SearchWords) => void
}

const createColumns = ({ onChange, onDelete }: EntryActions): readonly TableColumn<SearchWords>[] => [
  { key: 'words', header: 'Words', cell: getName },
  {
    key: 'meanings',
    header: 'Meaning',
    cell: ({ relation, meanings }) =>
      `${RELATIONS.find(({ value }) => value === relation)?.label ?? relation} ${meanings.join(', ')}`,
  },
  {
    key: 'category',
    header: 'Category',
    cell: ({ category }) => CATEGORIES.find(({ slug }) => slug === category)?.name ?? 'None',
  },
  { key: 'added', header: 'Added', cell: (entry) => <Added entry={entry} /> },
  {
    key: 'actions',
    header: 'Actions',
    cell: (entry) => (
      <Cluster gap={8}>
        <Button variant="secondary" size="small" onClick={() => onChange(entry)}>
          Edit
          <VisuallyHidden> {getName(entry)}</VisuallyHidden>
        </Button>
        <Button variant="secondary" size="small" onClick={() => onDelete(entry)}>
          Delete
          <VisuallyHidden> {getName(entry)}</VisuallyHidden>
        </Button>
      </Cluster>
    ),
  },
]

interface AddedWordsProps {
  entries: readonly SearchWords[]
  onAdd: () => void
  onChange: (entry: SearchWords) => void
}

/** The words that administrators added, each with who added them and when. */
export function AddedWords({ entries, onAdd, onChange }: AddedWordsProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  const [toDelete, setToDelete] = useState<SearchWords | null>(null)
  const [remove] = useDeleteSearchWordsMutation()
  const action = useAction()
  const confirm = async () => {
    if (toDelete === null) return
    if (!(await action.run(() => remove(toDelete.id), 'Words deleted'))) return
    setDeletedId(toDelete.id)
    setToDelete(null)
  }
  // Deleting an entry removes the focused button: once the entry and the dialog are gone, nothing has the focus.
  const isGone = deletedId !== null && toDelete === null && entries.every(({ id }) => id !== deletedId)
  useEffect(() => {
    if (!isGone) return undefined
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) addButton.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [isGone])
  return (
    <Stack gap={16}>
      {entries.length === 0 ? (
        <Text>No words have been added yet.</Text>
      ) : (
        <Table
          caption="Words added to searches"
          columns={createColumns({ onChange, onDelete: setToDelete })}
          rows={entries}
          rowKey={({ id }) => id}
        />
      )}
      <p>
        <Button ref={addButton} onClick={onAdd}>
          Add words
        </Button>
      </p>
      {toDelete && (
        <ConfirmDialog
          title={`Delete “${getName(toDelete)}”?`}
          description="Searches stop using these words at once. The audit trail keeps what they were."
          confirmLabel="Delete"
          busy={action.isSending}
          refusal={action.refusal ?? undefined}
          onConfirm={() => void confirm()}
          onClose={() => setToDelete(null)}
        />
      )}
    </Stack>
  )
}
