import { from } from '@portal/ui'
import { useMedia } from '#shared/page/useMedia.ts'

/** Whether filters have room beside the list; true on the server and during hydration. */
export const useIsWide = (): boolean => useMedia(from.desktop)
