import { EDIT_LIMITS, REGISTRATION_LIMITS } from '@portal/domain/business'
import {
  Dropzone,
  Field,
  FilePreviews,
  from,
  photoFocus,
  Select,
  Stack,
  Text,
  TextInput,
  TextLink,
  token,
  type FilePreview,
} from '@portal/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import type { EditorForm } from '../editor-form.ts'
import type { SectionProps } from '../sections/section.ts'
import { usePhotoPrompt } from '#shared/photos/usePhotoPrompt.ts'
import { usePhotoUploads } from './usePhotoUploads.ts'

type Photo = EditorForm['photos'][number]

const Captioned = styled.div`
  display: grid;
  grid-template-columns: 6.75rem minmax(0, 1fr);
  align-items: end;
  gap: ${token.space[12]};
  ${from.tablet} {
    grid-template-columns: 6.75rem minmax(0, 1fr) 10rem;
  }
  > img {
    width: 100%;
    aspect-ratio: 9 / 4;
    border-radius: ${token.radius.control};
    object-fit: cover;
    ${photoFocus}
  }
  > :last-child {
    grid-column-end: -1;
  }
`

/** Which part stays in view in lists, where photos are cropped. */
const FOCUS_OPTIONS = [
  { value: 'upper', label: 'Upper part' },
  { value: '', label: 'Middle' },
  { value: 'lower', label: 'Lower part' },
]

const MESSAGES = { preparing: 'Sending…' }

const toPreview = ({ url, caption }: Photo, position: number): FilePreview => ({
  id: url,
  name: caption || `Photo ${position + 1}`,
  src: url,
  badge: position === 0 ? 'Cover' : undefined,
})

function move(photos: readonly Photo[], url: string, to: number): Photo[] {
  const moved = photos.filter((photo) => photo.url === url)
  return photos.filter((photo) => photo.url !== url).toSpliced(to, 0, ...moved)
}

/** Adds, orders (by dragging or buttons), captions and removes photos. */
export function PhotosField({ form, values, getError, listing, uploads: pending }: SectionProps) {
  const input = useRef<HTMLInputElement>(null)
  const prompt = usePhotoPrompt('Drop photos here or browse', 'Take or choose photos')
  const { photos } = values
  const set = (next: Photo[]) => form.setValue('photos', next, { shouldDirty: true })
  const { uploads, error, add } = usePhotoUploads(listing.id, (url) => {
    const present = form.getValues('photos')
    if (!present.some((photo) => photo.url === url)) set([...present, { url, caption: '', focus: '' }])
  })
  const max = listing.limits.photos
  const remaining = max - photos.length - uploads.length
  const previews = uploads.map(({ id, name, share }): FilePreview => ({
    id,
    name,
    state: 'preparing',
    note: `${Math.round(share * 100)} %`,
  }))
  return (
    <Stack gap={16}>
      {remaining > 0 ? (
        <Dropzone
          ref={input}
          name="photos"
          label={prompt}
          hint={`JPG, PNG or WebP, 5MB each; ${photos.length} of ${max} are used. We make them smaller before sending.`}
          accept={REGISTRATION_LIMITS.photoTypes.join(',')}
          multiple
          error={error ?? getError('photos')}
          onFiles={(files) => pending.track(add(files, remaining))}
        />
      ) : (
        <Text tone="soft">
          You have used all {max} photos of your plan. Remove one to add another, or{' '}
          <TextLink href={paths.pricing()}>see plans with more room</TextLink>.
        </Text>
      )}
      <FilePreviews
        label="Photos"
        items={[...photos.map(toPreview), ...previews]}
        messages={MESSAGES}
        onRemove={(url) => set(photos.filter((photo) => photo.url !== url))}
        onMove={(url, to) => set(move(photos, url, to))}
        returnFocusTo={input}
      />
      {photos.map(({ url, focus }, position) => (
        <Captioned key={url}>
          <img src={url} alt="" data-keep={focus || undefined} />
          <Field label={`Caption of photo ${position + 1}`} error={getError(`photos.${position}.caption`)}>
            <TextInput maxLength={EDIT_LIMITS.caption} {...form.register(`photos.${position}.caption`)} />
          </Field>
          <Field label={`Crop of photo ${position + 1}`}>
            <Select options={FOCUS_OPTIONS} {...form.register(`photos.${position}.focus`)} />
          </Field>
        </Captioned>
      ))}
    </Stack>
  )
}
