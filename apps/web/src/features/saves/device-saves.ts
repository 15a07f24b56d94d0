import { MAX_SAVES } from '@portal/domain/business'
import { createSharedItem } from '#shared/drafts/shared-item.ts'

type Ids = readonly number[]

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const NONE: Ids = []

const item = createSharedItem<Ids>({
  key: 'saved-businesses',
  blank: NONE,
  parse: (stored) => (Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MAX_SAVES) : null),
})

/** The result of saving on the device. */
export type DeviceSaveResult = 'saved' | 'too-many' | 'not-stored'

const listWithout = (ids: Ids): Ids => item.read().filter((id) => !ids.includes(id))

/** Ids of businesses saved on this device without an account, newest first. */
export const deviceSaves = {
  read: item.read,
  subscribe: item.subscribe,
  save(id: number): DeviceSaveResult {
    const others = listWithout([id])
    if (others.length >= MAX_SAVES) return 'too-many'
    return item.write([id, ...others]) ? 'saved' : 'not-stored'
  },
  remove(ids: Ids): void {
    const remaining = listWithout(ids)
    if (remaining.length < item.read().length) item.write(remaining.length === 0 ? NONE : remaining)
  },
}
