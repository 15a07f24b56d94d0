/** Random numbers that are reproducible by seed (mulberry32). */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  /** Both bounds included. */
  integer(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items, in the order of drawing. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  /** True with a probability from 0 to 1. */
  boolean(probability: number): boolean
}

export function createSeededRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    pick: (items) => getItem(items, integer(0, items.length - 1)),
    sample(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        getItem(left.splice(integer(0, left.length - 1), 1), 0),
      )
    },
    boolean: (probability) => next() < probability,
  }
}

function getItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`Nothing to pick at ${index} of ${items.length}`)
  return item
}

/** FNV-1a over UTF-16 units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash
}
