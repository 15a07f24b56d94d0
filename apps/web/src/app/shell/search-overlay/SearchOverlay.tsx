import { Button, Combobox, Dialog, Field, Stack } from '@portal/ui'
import { useId, useState } from 'react'
import { useSearchField } from '#api/suggestions.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import { TEXT_MAX } from '#shared/urls/url-state.ts'
import { BrowseLinks } from './BrowseLinks.tsx'

interface SearchOverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The search as a dialog: Enter searches, Esc and Cancel close it; a blank text can't be submitted. */
export function SearchOverlay({ open, onOpenChange }: SearchOverlayProps) {
  const [text, setText] = useState('')
  const form = useId()
  const close = () => onOpenChange(false)
  const searchField = useSearchField({ onOpen: close })
  const isBlank = text.trim() === ''
  const closeUnlessBlank = () => {
    if (!isBlank) close()
    return !isBlank
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={form} unavailable={isBlank}>
        Search
      </Button>
    </>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search" size="large" footer={footer}>
      <Stack gap={24}>
        <GetForm id={form} action={paths.search()} role="search" mayNavigate={closeUnlessBlank}>
          <Field label="What are you looking for?">
            <Combobox {...searchField} name="q" maxLength={TEXT_MAX} value={text} onValueChange={setText} />
          </Field>
        </GetForm>
        <BrowseLinks onFollow={close} />
      </Stack>
    </Dialog>
  )
}
