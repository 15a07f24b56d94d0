import { createExpiringItem } from './expiring-item.ts'
import { parseRecord, type StoredRecord } from './stored-record.ts'

/** The current person, by the account's email address; null if signed out. */
export type Person = string | null

/** The metadata of every draft. */
export interface DraftRecord {
  /** Two tabs may each have a draft. */
  id: string
  /** When its input last changed. */
  savedAt: number
  /** Null if it was typed signed out, until a signed-in person continues it. */
  owner: Person
}

/** The drafts of one form on this device. Each tab writes its own and leaves the others alone. */
export interface DraftStore<Draft extends DraftRecord> {
  /** Their key in local storage. */
  key: string
  /** The last changed one that this person may see: their own, or one without an owner. */
  newest: (person: Person, now: number) => Draft | null
  find: (id: string, now: number) => Draft | null
  /** Those of everybody. */
  list: (now: number) => readonly Draft[]
  /** Whether there is a draft of another person. */
  hasOthers: (person: Person, now: number) => boolean
  /** Whether the device stored it. */
  save: (draft: Draft, now: number) => boolean
  remove: (id: string, now: number) => void
}

export const createDraftId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Whether a person may see an owner's draft, on a shared device. */
export const canOpenDraft = (person: Person, owner: Person): boolean => owner === null || owner === person

/** Beyond this, a person's oldest draft is dropped. */
const MAX_PER_PERSON = 3

function parseDraftRecord({ id, savedAt, owner }: StoredRecord): DraftRecord | null {
  if (typeof id !== 'string' || typeof savedAt !== 'number') return null
  return { id, savedAt, owner: typeof owner === 'string' ? owner : null }
}

interface DraftStoreOptions<Draft extends DraftRecord> {
  /** Their key in local storage. */
  key: string
  /** How long each is kept after its last change. */
  lifetimeMs: number
  /** Parses a stored draft; null if it is invalid. */
  parse: (stored: StoredRecord, record: DraftRecord) => Draft | null
}

/** The stored format; devices hold drafts in it. */
interface StoredDrafts<Draft> {
  version: 1
  drafts: Draft[]
}

export function createDraftStore<Draft extends DraftRecord>({
  key,
  lifetimeMs,
  parse,
}: DraftStoreOptions<Draft>): DraftStore<Draft> {
  const parseDraft = (value: unknown): Draft[] => {
    const stored = parseRecord(value)
    const record = stored && parseDraftRecord(stored)
    const draft = record && parse(stored, record)
    return draft ? [draft] : []
  }
  // Parsed by hand, so that pages that only check for a draft load no schema library.
  const parseDrafts = (value: unknown): StoredDrafts<Draft> | null => {
    const stored = parseRecord(value)
    if (stored?.version !== 1 || !Array.isArray(stored.drafts)) return null
    return { version: 1, drafts: stored.drafts.flatMap(parseDraft) }
  }
  const item = createExpiringItem<StoredDrafts<Draft>>({ key, lifetimeMs, parse: parseDrafts })
  const listCurrent = (now: number): Draft[] =>
    (item.read(now)?.drafts ?? []).filter(({ savedAt }) => now - savedAt <= lifetimeMs)
  const listOthers = (id: string, now: number) => listCurrent(now).filter((draft) => draft.id !== id)
  return {
    key,
    newest: (person, now) => listCurrent(now).find(({ owner }) => canOpenDraft(person, owner)) ?? null,
    find: (id, now) => listCurrent(now).find((draft) => draft.id === id) ?? null,
    list: listCurrent,
    hasOthers: (person, now) => listCurrent(now).some(({ owner }) => !canOpenDraft(person, owner)),
    save: (draft, now) => {
      const byAge = [draft, ...listOthers(draft.id, now)].toSorted(
        (one, other) => other.savedAt - one.savedAt,
      )
      const ofOwner = byAge.filter(({ owner }) => owner === draft.owner)
      const dropped = new Set(ofOwner.slice(MAX_PER_PERSON))
      return item.write({ version: 1, drafts: byAge.filter((one) => !dropped.has(one)) }, now)
    },
    remove: (id, now) => {
      const remaining = listOthers(id, now)
      if (remaining.length === 0) item.remove()
      else item.write({ version: 1, drafts: remaining }, now)
    },
  }
}
