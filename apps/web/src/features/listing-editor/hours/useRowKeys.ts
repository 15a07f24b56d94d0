import { useState } from 'react'

/** Keys for rows without an id: the others keep theirs when one is removed, and a new last row gets the next. */
export function useRowKeys(count: number) {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const keys: number[] = []
  for (let key = 0; keys.length < count; key += 1) if (!removed.has(key)) keys.push(key)
  return { keys, remove: (key: number) => setRemoved((before) => new Set(before).add(key)) }
}
