import { useToast } from '@portal/ui'
import { useEffect, useState } from 'react'
import { createPhotoStore, type PhotoStore } from './photo-store.ts'
import { dataAddress, shrink } from './shrink.ts'

/** The photos of the registration on this page; what is not taken is said in a toast. */
export function usePhotoStore(): PhotoStore {
  const { show } = useToast()
  const [store] = useState(() =>
    createPhotoStore({
      shrink,
      dataAddress,
      onRefused: ({ title, text }) => show({ title, description: text, tone: 'destructive' }),
    }),
  )
  useEffect(() => () => store.dispose(), [store])
  return store
}
