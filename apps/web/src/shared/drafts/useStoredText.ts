import { DAY } from '@portal/domain/shared'
import { useMemo, useState } from 'react'
import type { Person } from './draft-store.ts'
import { createExpiringItem } from './expiring-item.ts'
import { parseRecord } from './stored-record.ts'

const LIFETIME_MS = 7 * DAY

interface StoredText {
  owner: Person
  text: string
}

function parseStoredText(stored: unknown): StoredText | null {
  const record = parseRecord(stored)
  if (typeof record?.text !== 'string' || typeof record.owner !== 'string') return null
  return { owner: record.owner, text: record.text }
}

/** A single text, such as a reply, kept on this device until it is sent; other people on the device don't see it. */
export function useStoredText(key: string, owner: string): [text: string, setText: (text: string) => void] {
  const item = useMemo(
    () => createExpiringItem({ key, lifetimeMs: LIFETIME_MS, parse: parseStoredText }),
    [key],
  )
  const [text, setText] = useState(() => {
    const draft = item.read(Date.now())
    return draft?.owner === owner ? draft.text : ''
  })
  const change = (next: string) => {
    setText(next)
    if (next.trim() === '') item.remove()
    else item.write({ owner, text: next }, Date.now())
  }
  return [text, change]
}
