import { LRUCache } from 'lru-cache'

/** Characters of JSON whose values are cached: some hundreds of lists. */
const MAX_CHARACTERS = 4 * 1024 * 1024

/** Several pages share a value, so none of them may change it. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}

/** A JSON.parse with a cache: the same text gives the same frozen value while it is in there. */
export function createCachedParse(maxSize = MAX_CHARACTERS): (text: string) => unknown {
  const cache = new LRUCache<string, object>({ maxSize, sizeCalculation: (_value, text) => text.length })
  return (text) => {
    const known = cache.get(text)
    if (known) return known
    const value: unknown = JSON.parse(text)
    deepFreeze(value)
    if (typeof value === 'object' && value !== null) cache.set(text, value)
    return value
  }
}
