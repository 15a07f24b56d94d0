import { Button, Cluster, Stack, Text, token } from '@portal/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import type { ControlFieldProps } from '#shared/forms/submission/definition.ts'
import { getPhotoAt } from '#shared/media/photo.ts'
import { PictureDialog, type DescribedPicture } from './PictureDialog.tsx'

const Image = styled.img`
  width: min(100%, 20rem);
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.card};
  object-fit: cover;
`

/** The picture at the top of an article and in lists. */
export function CoverField({ field, path, form, getError }: ControlFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const picture = useWatch({ control: form.control, name: path }) as DescribedPicture | null
  const set = (next: DescribedPicture | null) =>
    form.setValue(path, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const error = getError(path)
  return (
    <Stack gap={8} role="group" aria-label={field.label} align="start">
      <Text as="span">{field.label}</Text>
      {picture && (
        <>
          <Image src={getPhotoAt(picture.url, 800)} alt={picture.alt} />
          <Text size="small" tone="soft">
            Shows: {picture.alt}
            {picture.caption && ` · Caption: ${picture.caption}`}
          </Text>
        </>
      )}
      <Cluster gap={8}>
        <Button variant="secondary" size="small" name={path} onClick={() => setIsOpen(true)}>
          {picture ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {picture && (
          <Button variant="quiet" size="small" onClick={() => set(null)}>
            Remove the picture
          </Button>
        )}
      </Cluster>
      {error && (
        <Text role="alert" tone="bad" size="small">
          {error}
        </Text>
      )}
      <PictureDialog file={null} open={isOpen} onOpenChange={setIsOpen} onStored={set} />
    </Stack>
  )
}
