import { useToast } from '@portal/ui'
import { useEffect, useState } from 'react'
import { createPhotoStore, type PhotoStore } from './photo-store.ts'
import { dataAddress, shrink } from './shrink.ts'

/** The photos of the registration on this page; what is not taken is said in a toast, in the place of the last one. */
export function usePhotoStore(): PhotoStore {
  const { show, dismiss } = useToast()
  const [store] = useState(() => {
    let last: number | null = null
    return createPhotoStore({
      shrink,
      dataAddress,
      onRefused: ({ title, text }) => {
        if (last !== null) dismiss(last)
        last = show({ title, description: text, tone: 'destructive' })
      },
    })
  })
  useEffect(() => () => store.dispose(), [store])
  return store
}
