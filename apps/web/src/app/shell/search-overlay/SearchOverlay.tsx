import { Button, Cluster, Combobox, Dialog, Field, Stack } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCompletions } from '#api/suggestions.ts'
import { GetForm } from '#shared/GetForm.tsx'
import { paths } from '#shared/paths.ts'

interface SearchOverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The search over the page: Enter searches, Esc and Cancel close it, and a blank text searches nothing. */
export function SearchOverlay({ open, onOpenChange }: SearchOverlayProps) {
  const [text, setText] = useState('')
  const suggest = useCompletions()
  const navigate = useNavigate()
  const close = () => onOpenChange(false)
  const isBlank = text.trim() === ''
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search" size="large">
      <GetForm
        action={paths.search()}
        role="search"
        accepts={() => {
          if (!isBlank) close()
          return !isBlank
        }}
      >
        <Stack gap={16}>
          <Field label="What are you looking for?">
            <Combobox
              name="q"
              type="search"
              maxLength={200}
              value={text}
              onValueChange={setText}
              suggest={suggest}
              onPick={({ id }) => {
                close()
                void navigate(id)
              }}
            />
          </Field>
          <Cluster justify="end">
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={isBlank}>
              Search
            </Button>
          </Cluster>
        </Stack>
      </GetForm>
    </Dialog>
  )
}
