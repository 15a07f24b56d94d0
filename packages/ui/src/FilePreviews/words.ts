/** What `FilePreviews` says itself; a name is a file's name. */
export type FilePreviewsWords = {
  remove: (name: string) => string
  moveEarlier: (name: string) => string
  moveLater: (name: string) => string
  preparing: string
  failed: string
  isReady: (name: string) => string
  isRemoved: (name: string) => string
  isMoved: (name: string, place: number, count: number) => string
}

/** The same in English, which stands unless an app says otherwise. */
export const english: FilePreviewsWords = {
  remove: (name) => `Remove ${name}`,
  moveEarlier: (name) => `Move ${name} earlier`,
  moveLater: (name) => `Move ${name} later`,
  preparing: 'Getting it ready…',
  failed: 'This file can’t be used',
  isReady: (name) => `${name} is ready.`,
  isRemoved: (name) => `${name} is removed.`,
  isMoved: (name, place, count) => `${name} is now number ${place} of ${count}.`,
}
