/** The texts that `FilePreviews` shows and announces; `name` is a file's name. */
export type FilePreviewsMessages = {
  remove: (name: string) => string
  moveEarlier: (name: string) => string
  moveLater: (name: string) => string
  preparing: string
  failed: string
  ready: (name: string) => string
  removed: (name: string) => string
  moved: (name: string, position: number, count: number) => string
}

/** The default texts, in English. */
export const defaultMessages: FilePreviewsMessages = {
  remove: (name) => `Remove ${name}`,
  moveEarlier: (name) => `Move ${name} earlier`,
  moveLater: (name) => `Move ${name} later`,
  preparing: 'Getting it ready…',
  failed: 'This file can’t be used',
  ready: (name) => `${name} is ready.`,
  removed: (name) => `${name} is removed.`,
  moved: (name, position, count) => `${name} is now number ${position} of ${count}.`,
}
