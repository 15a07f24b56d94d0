import { Button, Combobox, Dialog, Field, Stack } from '@portal/ui'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCompletions } from '#api/suggestions.ts'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import { BrowseLinks } from './BrowseLinks.tsx'

/** Room for the suggestions, which a dialog would cut off at its edge. */
const Room = styled.div`
  min-height: min(24rem, 60dvh);
`

interface SearchOverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The search over the page: Enter searches, Esc and Cancel close it, and a blank text searches nothing. */
export function SearchOverlay({ open, onOpenChange }: SearchOverlayProps) {
  const [text, setText] = useState('')
  const suggest = useCompletions()
  const navigate = useNavigate()
  const form = useId()
  const close = () => onOpenChange(false)
  const isBlank = text.trim() === ''
  const accepts = () => {
    if (!isBlank) close()
    return !isBlank
  }
  const goTo = ({ id }: { id: string }) => {
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
      <Room>
        <Stack gap={24}>
          <GetForm id={form} action={paths.search()} role="search" mayNavigate={accepts}>
            <Field label="What are you looking for?">
              <Combobox
                name="q"
                type="search"
                maxLength={200}
                value={text}
                onValueChange={setText}
                suggest={suggest}
                onPick={goTo}
              />
            </Field>
          </GetForm>
          <BrowseLinks onGo={close} />
        </Stack>
      </Room>
    </Dialog>
  )
}
