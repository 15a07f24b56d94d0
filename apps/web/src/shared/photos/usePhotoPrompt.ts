import { useMedia } from '../page/useMedia.ts'

/** Asks for photos: to drop them, or without a mouse, as on phones, to take or choose them. */
export const usePhotoPrompt = (drop: string, take: string): string =>
  useMedia('@media (any-hover: hover)') ? drop : take
