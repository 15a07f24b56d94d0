import { createExpiringItem } from './expiring-item.ts'

/** Who is there, by the account's email address; null for somebody who is signed out. */
export type Person = string | null

/** What every draft says of itself. */
export interface DraftRecord {
  /** Which one: two windows may each have one. */
  id: string
  /** When something was typed into it last. */
  savedAt: number
  /** Whose it is; null where it was typed signed out, until somebody who is signed in goes on with it. */
  owner: Person
}

export interface DraftStore<Draft extends DraftRecord> {
  /** The one that was changed last of those that this person may see: their own, and nobody's. */
  newest: (person: Person, now: number) => Draft | null
  find: (id: string, now: number) => Draft | null
  /** Whether there is one that belongs to somebody else. */
  hasOthers: (person: Person, now: number) => boolean
  /** Whether the device kept it. */
  save: (draft: Draft, now: number) => boolean
  remove: (id: string, now: number) => void
}

/** A kept object that nobody has looked into yet. */
export type StoredRecord = Readonly<Record<string, unknown>>

export const asRecord = (value: unknown): StoredRecord | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StoredRecord) : null

/** Which draft it is, for one that begins. */
export const newDraftId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Whether a person may see what is this owner's, on a device that several share. */
export const mayOpenDraft = (person: Person, owner: Person): boolean => owner === null || owner === person

/** More than this of one person at once, and the oldest is let go. */
const MOST = 3

function parseDraftRecord({ id, savedAt, owner }: StoredRecord): DraftRecord | null {
  if (typeof id !== 'string' || typeof savedAt !== 'number') return null
  return { id, savedAt, owner: typeof owner === 'string' ? owner : null }
}

interface DraftShelfOptions<Draft extends DraftRecord> {
  /** Their name in the browser's storage. */
  key: string
  /** How long each stays after its last change, in milliseconds. */
  lasts: number
  /** A draft as it was kept; null where it is something else. */
  parse: (stored: StoredRecord, shelved: DraftRecord) => Draft | null
}

interface Shelf<Draft> {
  version: 1
  drafts: Draft[]
}

/** Drafts of one form, kept on this device. Each window writes its own and leaves the others alone. */
export function createDraftStore<Draft extends DraftRecord>({
  key,
  lasts,
  parse,
}: DraftShelfOptions<Draft>): DraftStore<Draft> {
  const draftIn = (value: unknown): Draft[] => {
    const stored = asRecord(value)
    const shelved = stored && parseDraftRecord(stored)
    const draft = shelved && parse(stored, shelved)
    return draft ? [draft] : []
  }
  // Read by hand: pages that only ask whether there is a draft have no use for a library of schemas.
  const shelfIn = (value: unknown): Shelf<Draft> | null => {
    const stored = asRecord(value)
    if (stored?.version !== 1 || !Array.isArray(stored.drafts)) return null
    return { version: 1, drafts: stored.drafts.flatMap(draftIn) }
  }
  const device = createExpiringItem<Shelf<Draft>>({ key, lasts, parse: shelfIn })
  const fresh = (now: number): Draft[] =>
    (device.read(now)?.drafts ?? []).filter(({ savedAt }) => now - savedAt <= lasts)
  const others = (id: string, now: number) => fresh(now).filter((draft) => draft.id !== id)
  return {
    newest: (person, now) => fresh(now).find(({ owner }) => mayOpenDraft(person, owner)) ?? null,
    find: (id, now) => fresh(now).find((draft) => draft.id === id) ?? null,
    hasOthers: (person, now) => fresh(now).some(({ owner }) => !mayOpenDraft(person, owner)),
    save: (draft, now) => {
      const byAge = [draft, ...others(draft.id, now)].toSorted((one, other) => other.savedAt - one.savedAt)
      const ofOwner = byAge.filter(({ owner }) => owner === draft.owner)
      const tooOld = new Set(ofOwner.slice(MOST))
      return device.write({ version: 1, drafts: byAge.filter((one) => !tooOld.has(one)) }, now)
    },
    remove: (id, now) => {
      const left = others(id, now)
      if (left.length === 0) device.remove()
      else device.write({ version: 1, drafts: left }, now)
    },
  }
}
