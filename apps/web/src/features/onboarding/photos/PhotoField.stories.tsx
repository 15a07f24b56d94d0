import type { Meta, StoryObj } from '@storybook/react-vite'
import { PHOTO_ERRORS } from '@portal/domain/business'
import { Stack } from '@portal/ui'
import { useState } from 'react'
import { withStore } from '#test/with-store.tsx'
import { OnboardingContext } from '../onboarding-context.ts'
import type { PhotoArchive } from './photo-archive.ts'
import { createPhotoStore, NO_PHOTOS, type Photo, type Photos } from './photo-store.ts'
import { PhotoField } from './PhotoField.tsx'
import { PhotosToAttach } from './PhotosToAttach.tsx'

/** A picture as a data address: a hill in a colour. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#cfe6f5" d="M0 0h4v3H0z"/><path fill="${colour}" d="M0 3V2l1-1 1 .6L3 .8l1 1V3z"/></svg>`,
  )}`

const ready = (number: number, colour: string): Photo => ({
  kind: 'new',
  id: `photo-${number}`,
  name: `IMG_2026112${number}.jpg`,
  size: 4_200_000,
  type: 'image/jpeg',
  small: new Blob([new Uint8Array(184_000 + number * 21_000)]),
  src: picture(colour),
})

const preparing: Photo = {
  kind: 'new',
  id: 'preparing',
  name: 'everybody-who-works-here-in-front-of-the-new-shop.jpg',
  size: 4_900_000,
  type: 'image/jpeg',
  small: null,
}

const stored: Photo = {
  kind: 'stored',
  id: 'stored',
  name: 'Photo 1',
  address: '/media/AAAAAAAAAAAAAAAAAAAAAA-1600.webp',
  src: picture('#8a4a2a'),
}

const wanted = [
  { name: 'front.jpg', size: 12, type: 'image/jpeg' },
  { name: 'inside.jpg', size: 34, type: 'image/jpeg' },
]

const NO_ARCHIVE: PhotoArchive = {
  save: () => Promise.resolve(),
  find: () => Promise.resolve(null),
  removeUnused: () => Promise.resolve(),
}

/** Static photos that ignore input. */
function Field({ photos }: { photos: Photos }) {
  const [photoStore] = useState(() =>
    createPhotoStore({
      shrinkPhoto: (file) => Promise.resolve(file),
      toDataUrl: () => Promise.resolve(''),
      archive: NO_ARCHIVE,
      onRejected: () => {},
    }),
  )
  return (
    <OnboardingContext value={{ photoStore, photos, photosProblem: null, resubmittedId: null }}>
      <Stack gap={16}>
        <PhotosToAttach />
        <PhotoField />
      </Stack>
    </OnboardingContext>
  )
}

const meta = {
  title: 'Registration/PhotoField',
  component: Field,
  args: { photos: NO_PHOTOS },
  decorators: [withStore()],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

const four = [ready(1, '#2b7a4b'), ready(2, '#234f7a'), ready(3, '#6d3f63'), ready(4, '#85601a')]

export const Empty: Story = {}
export const Preparing: Story = {
  args: { photos: { ...NO_PHOTOS, items: [ready(1, '#2b7a4b'), preparing] } },
}
export const Four: Story = { args: { photos: { ...NO_PHOTOS, items: four } } }
export const FourOnAPhone: Story = { ...Four, globals: { viewport: { value: 'phone' } } }
export const FourOnASmallPhone: Story = { ...Four, globals: { viewport: { value: 'small' } } }
export const StoredPhotos: Story = {
  args: { photos: { ...NO_PHOTOS, items: [stored, ready(1, '#2b7a4b')] } },
}
export const Refused: Story = {
  args: { photos: { ...NO_PHOTOS, error: PHOTO_ERRORS.type.text('holiday.heic') } },
}
export const RefusedOnASmallPhone: Story = {
  args: {
    photos: {
      ...NO_PHOTOS,
      items: [ready(1, '#2b7a4b')],
      error: `${PHOTO_ERRORS.type.text('holiday.heic')} ${PHOTO_ERRORS.size.text('an-enormous-panorama.jpg')}`,
    },
  },
  globals: { viewport: { value: 'small' } },
}
export const ToAttachAgain: Story = { args: { photos: { ...NO_PHOTOS, wanted, missing: wanted } } }
export const OneAttachedAgain: Story = {
  args: { photos: { ...NO_PHOTOS, items: [ready(1, '#2b7a4b')], wanted, missing: wanted.slice(1) } },
}
export const AllAttachedAgain: Story = { args: { photos: { ...NO_PHOTOS, items: four.slice(0, 2), wanted } } }
