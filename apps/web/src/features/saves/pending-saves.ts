import { createSharedItem } from '#shared/drafts/shared-item.ts'

/** That a business is to be saved, or no longer saved. */
export interface SaveChange {
  id: number
  isSaved: boolean
}

/** Changes of one account that have not reached it yet, the earliest first. */
interface PendingSaves {
  person: string | null
  changes: readonly SaveChange[]
}

const NONE: PendingSaves = { person: null, changes: [] }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isChange = (value: unknown): value is SaveChange =>
  isObject(value) &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'isSaved' in value &&
  typeof value.isSaved === 'boolean'

const item = createSharedItem<PendingSaves>({
  key: 'pending-saves',
  blank: NONE,
  parse: (stored) => {
    if (!isObject(stored) || !('person' in stored) || !('changes' in stored)) return null
    const { person, changes } = stored
    if (typeof person !== 'string' || !Array.isArray(changes)) return null
    return { person, changes: changes.filter(isChange) }
  },
})

const isSame = (one: SaveChange, other: SaveChange): boolean =>
  one.id === other.id && one.isSaved === other.isSaved

const findChanges = (person: string | null): readonly SaveChange[] => {
  const pending = item.read()
  return pending.person === person ? pending.changes : NONE.changes
}

/** What was pressed and is still to be sent to the account, so that a lost line loses nothing. */
export const pendingSaves = {
  subscribe: item.subscribe,
  onOtherTab: item.onOtherTab,
  read: findChanges,
  /** Replaces what was wanted of the business before. */
  add(person: string | null, change: SaveChange): void {
    const others = findChanges(person).filter(({ id }) => id !== change.id)
    item.write({ person, changes: [...others, change] })
  },
  /** Done, unless something else is wanted of the business by now. */
  settle(person: string | null, change: SaveChange): void {
    const changes = findChanges(person).filter((other) => !isSame(other, change))
    item.write(changes.length === 0 ? NONE : { person, changes })
  },
  /** Nothing of an account stays on a device that it has left. */
  clearOthers(person: string | null): void {
    const pending = item.read()
    if (pending.person !== null && pending.person !== person) item.write(NONE)
  },
}
