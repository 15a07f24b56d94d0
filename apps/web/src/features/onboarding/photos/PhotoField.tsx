import { REGISTRATION_LIMITS } from '@portal/domain/business'
import { Dropzone, FilePreviews, Stack, ToastPlace, type FilePreview } from '@portal/ui'
import { useRef } from 'react'
import { useOnboarding } from '../onboarding-context.ts'
import { formatFileSize } from '#shared/media/file-size.ts'
import { usePhotoPrompt } from '#shared/photos/usePhotoPrompt.ts'
import type { Photo } from './photo-store.ts'

const MESSAGES = { preparing: 'Preparing…' }

const getPicture = (photo: Photo): FilePreview => {
  if (photo.kind === 'stored') return { id: photo.id, name: photo.name, src: photo.src }
  const { id, name, src, small } = photo
  return {
    id,
    name,
    src,
    size: small ? formatFileSize(small.size) : undefined,
    state: small ? 'ready' : 'preparing',
  }
}

const toPreview = (photo: Photo, position: number): FilePreview => ({
  ...getPicture(photo),
  badge: position === 0 ? 'Cover' : undefined,
})

/** Photos are dropped, taken, browsed for or pasted, previewed, put in order and removed. */
export function PhotoField() {
  const { photoStore, photos, photosProblem } = useOnboarding()
  const input = useRef<HTMLInputElement>(null)
  const prompt = usePhotoPrompt('Drop photos here or browse', 'Take or choose photos')
  return (
    <Stack gap={16}>
      <Dropzone
        ref={input}
        label={prompt}
        hint={`JPG, PNG or WebP, up to ${REGISTRATION_LIMITS.photos}, 5MB each. We make them smaller before sending.`}
        accept={REGISTRATION_LIMITS.photoTypes.join(',')}
        multiple
        error={photos.error ?? photosProblem ?? undefined}
        onFiles={(files) => void photoStore.add(files)}
      />
      <FilePreviews
        label="Photos"
        items={photos.items.map(toPreview)}
        messages={MESSAGES}
        onRemove={photoStore.remove}
        onMove={photoStore.move}
        returnFocusTo={input}
      />
      <ToastPlace />
    </Stack>
  )
}
