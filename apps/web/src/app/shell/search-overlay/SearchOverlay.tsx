import { Button, Combobox, Dialog, Field, Stack } from '@portal/ui'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCompletions } from '#api/suggestions.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import { BrowseLinks } from './BrowseLinks.tsx'

/** High enough for the suggestions, which the dialog would cut off at its edge. */
const Content = styled.div`
  min-height: min(24rem, 60dvh);
`

interface SearchOverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The search as a dialog: Enter searches, Esc and Cancel close it; a blank text can't be submitted. */
export function SearchOverlay({ open, onOpenChange }: SearchOverlayProps) {
  const [text, setText] = useState('')
  const suggest = useCompletions()
  const navigate = useNavigate()
  const form = useId()
  const close = () => onOpenChange(false)
  const isBlank = text.trim() === ''
  const closeUnlessBlank = () => {
    if (!isBlank) close()
    return !isBlank
  }
  const openSuggestion = ({ id }: { id: string }) => {
    close()
    void navigate(id)
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={form} disabled={isBlank}>
        Search
      </Button>
    </>
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Search" size="large" footer={footer}>
      <Content>
        <Stack gap={24}>
          <GetForm id={form} action={paths.search()} role="search" mayNavigate={closeUnlessBlank}>
            <Field label="What are you looking for?">
              <Combobox
                name="q"
                type="search"
                maxLength={200}
                value={text}
                onValueChange={setText}
                suggest={suggest}
                onPick={openSuggestion}
              />
            </Field>
          </GetForm>
          <BrowseLinks onFollow={close} />
        </Stack>
      </Content>
    </Dialog>
  )
}
