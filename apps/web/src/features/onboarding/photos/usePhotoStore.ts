import { useToast } from '@portal/ui'
import { useEffect, useState } from 'react'
import { createPhotoStore, type PhotoStore } from './photo-store.ts'
import { photoArchive } from './photo-archive.ts'
import { toDataUrl, shrinkPhoto } from '#shared/photos/shrink-photo.ts'

/** The photos of the wizard; a rejection is shown as a toast, which replaces the one before. */
export function usePhotoStore(): PhotoStore {
  const { show, dismiss } = useToast()
  const [store] = useState(() => {
    let last: number | null = null
    return createPhotoStore({
      shrinkPhoto,
      toDataUrl,
      archive: photoArchive,
      onRejected: ({ title, text }) => {
        if (last !== null) dismiss(last)
        last = show({ title, description: text, tone: 'destructive' })
      },
    })
  })
  useEffect(() => () => store.dispose(), [store])
  return store
}
