import { createSharedItem } from '#shared/drafts/shared-item.ts'

const MOST = 5
const MAX_LENGTH = 200
const NONE: readonly string[] = []

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH

const item = createSharedItem<readonly string[]>({
  key: 'recent-searches',
  blank: NONE,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isText).slice(0, MOST) : null),
})

/** Recent searches on this device, the last one first. They are not sent anywhere. */
export const recentSearches = {
  read: item.read,
  /** On the server, and until hydration. */
  readNone: () => NONE,
  subscribe: item.subscribe,
  add(text: string): void {
    if (!isText(text)) return
    const others = item.read().filter((other) => other.toLowerCase() !== text.toLowerCase())
    item.write([text, ...others].slice(0, MOST))
  },
  clear: (): void => void item.write(NONE),
}
