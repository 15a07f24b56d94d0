import { useEffect, useEffectEvent, useRef } from 'react'
import type { Person } from './draft-store.ts'

/** Calls back when the person changes; an unknown person counts as unchanged. */
export function usePersonChange(person: Person | undefined, onChange: (person: Person) => void): void {
  const before = useRef(person)
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    if (person === undefined || person === before.current) return
    const isFirst = before.current === undefined
    before.current = person
    if (!isFirst) notify(person)
  }, [person])
}
