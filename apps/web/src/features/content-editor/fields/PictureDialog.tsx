import { CONTENT_LIMITS } from '@portal/domain/contract'
import { REGISTRATION_LIMITS } from '@portal/domain/business'
import { Alert, Button, Dialog, Field, Stack, Text, TextInput, VisuallyHidden } from '@portal/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { storePicture } from './upload-picture.ts'

/** A stored picture with its alternative text and caption. */
export interface DescribedPicture {
  url: string
  alt: string
  caption: string
}

interface ChooseFileProps {
  chosen: File | null
  hasError: boolean
  onChoose: (file: File | null) => void
}

function ChooseFile({ chosen, hasError, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack gap={8} align="start">
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          aria-label="Picture file"
          tabIndex={-1}
          accept={REGISTRATION_LIMITS.photoTypes.join(',')}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      </VisuallyHidden>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {chosen ? 'Choose another file' : 'Choose a file'}
      </Button>
      {chosen && <Text size="small">{chosen.name}</Text>}
      {hasError && (
        <Text role="alert" tone="bad" size="small">
          Please choose a picture
        </Text>
      )}
    </Stack>
  )
}

interface PictureDialogProps {
  /** The file that was dropped or pasted; null to choose one. */
  file: File | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onStored: (picture: DescribedPicture) => void
}

/** Asks for a picture, its alternative text and its caption, and stores it. */
export function PictureDialog({ file, open, onOpenChange, onStored }: PictureDialogProps) {
  const [chosen, setChosen] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const picture = file ?? chosen
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree the dialog is inside the content's form, which must not receive this event.
    event.stopPropagation()
    setWasSent(true)
    if (!picture || alt.trim() === '') return
    setIsSending(true)
    const stored = await storePicture(picture)
    setIsSending(false)
    if ('problem' in stored) return setProblem(stored.problem)
    onStored({ url: stored.picture.url, alt: alt.trim(), caption: caption.trim() })
    setChosen(null)
    setAlt('')
    setCaption('')
    setWasSent(false)
    setProblem(null)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add a picture"
      description="We make it smaller and remove its location data."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form="add-picture" busy={isSending}>
            Add the picture
          </Button>
        </>
      }
    >
      <form id="add-picture" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <RequiredNote />
          {problem && (
            <Alert tone="danger" role="alert">
              {problem}
            </Alert>
          )}
          {file === null && <ChooseFile chosen={chosen} hasError={wasSent && !chosen} onChoose={setChosen} />}
          {file && <Text>{file.name}</Text>}
          <Field
            label="What it shows"
            hint="Read aloud to those who can’t see it: “The ferry at the wharf of Gizo”."
            error={wasSent && alt.trim() === '' ? 'Please describe the picture' : undefined}
            required
          >
            <TextInput
              name="picture-alt"
              maxLength={CONTENT_LIMITS.alt}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          </Field>
          <Field label="Caption" hint="Shown under the picture. Optional.">
            <TextInput
              name="picture-caption"
              maxLength={CONTENT_LIMITS.caption}
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}
