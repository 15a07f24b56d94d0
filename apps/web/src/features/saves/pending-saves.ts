import { createSharedItem } from '#shared/drafts/shared-item.ts'

/** Saves or removes a business. */
export interface SaveChange {
  id: number
  isSaved: boolean
}

/** Pending changes of one account, oldest first. */
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

/** Changes that are not yet sent to the account, so that a lost connection loses none. */
export const pendingSaves = {
  subscribe: item.subscribe,
  onOtherTab: item.onOtherTab,
  read: findChanges,
  /** Replaces an earlier change of the same business. */
  add(person: string | null, change: SaveChange): void {
    const others = findChanges(person).filter(({ id }) => id !== change.id)
    item.write({ person, changes: [...others, change] })
  },
  /** Removes a sent change, unless a newer one for the business is pending. */
  settle(person: string | null, change: SaveChange): void {
    const changes = findChanges(person).filter((other) => !isSame(other, change))
    item.write(changes.length === 0 ? NONE : { person, changes })
  },
  /** Removes other accounts' changes from this device. */
  clearOthers(person: string | null): void {
    const pending = item.read()
    if (pending.person !== null && pending.person !== person) item.write(NONE)
  },
}
