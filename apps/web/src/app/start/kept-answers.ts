import { LRUCache } from 'lru-cache'

/** Characters of answers that are kept as they were read: some hundreds of lists. */
const KEPT_CHARACTERS = 4 * 1024 * 1024

/** Nobody can change what several pages show. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}

/** Reads JSON once: the same text gives the same frozen value while it is kept. */
export function keepingParse(maxSize = KEPT_CHARACTERS): (text: string) => unknown {
  const kept = new LRUCache<string, object>({ maxSize, sizeCalculation: (_value, text) => text.length })
  return (text) => {
    const known = kept.get(text)
    if (known) return known
    const value: unknown = JSON.parse(text)
    deepFreeze(value)
    if (typeof value === 'object' && value !== null) kept.set(text, value)
    return value
  }
}
