import { useEffect, useEffectEvent, useRef } from 'react'
import type { Person } from './draft-store.ts'

/** Calls back when somebody else is there than before; as long as that is not known it is the same person. */
export function usePersonChange(person: Person | undefined, onChange: (person: Person) => void): void {
  const before = useRef(person)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (person === undefined || person === before.current) return
    const isFirst = before.current === undefined
    before.current = person
    if (!isFirst) tell(person)
  }, [person])
}
