import { deviceDraft } from '#shared/device-draft.ts'
import type { SendingKey } from '#shared/sending-key.ts'
import { BLANK, TEXT_FIELDS, type Shop } from './shop.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a registration that was not sent stays on the device after its last change. */
const LASTS = 7 * DAY

/** More windows than this with a registration of their own at once, and the oldest is let go. */
const MOST = 3

const KEY = 'pending-shop-registration'

/** What is remembered of a photo, which itself is too large to keep. A photo of a sent listing has an address. */
export interface KeptPhoto {
  name: string
  size: number
  type: string
  address?: string
}

/** A registration that was not sent yet. */
export interface Draft {
  /** Which registration: two windows may each have one. */
  id: string
  /** When something was typed into it last. */
  savedAt: number
  step: number
  form: Shop
  images: KeptPhoto[]
  /** Which terms were accepted. */
  termsVersion: string
  /** What was tried to be sent, so that trying again after a reload can't make it twice. */
  sending: SendingKey | null
}

type Stored = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Stored | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : null

const listOf = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function shopIn(stored: Stored): Shop {
  const texts = TEXT_FIELDS.map((name) => [name, textOf(stored[name])] as const)
  return { ...BLANK, ...Object.fromEntries(texts), acceptTerms: stored.acceptTerms === true }
}

function photoIn(value: unknown): KeptPhoto[] {
  const stored = recordOf(value)
  if (typeof stored?.name !== 'string' || typeof stored.size !== 'number') return []
  const { name, size, address } = stored
  return [{ name, size, type: textOf(stored.type), ...(typeof address === 'string' && { address }) }]
}

function sendingIn(value: unknown): SendingKey | null {
  const { key, content } = recordOf(value) ?? {}
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null
}

/** A draft as it was kept; none where it is something else. */
function draftIn(value: unknown): Draft[] {
  const stored = recordOf(value)
  const form = recordOf(stored?.form)
  if (!stored || !form) return []
  const { id, savedAt, step } = stored
  if (typeof id !== 'string' || typeof savedAt !== 'number' || typeof step !== 'number') return []
  return [
    {
      id,
      savedAt,
      step,
      form: shopIn(form),
      images: (listOf(stored.images) ?? []).flatMap(photoIn),
      termsVersion: textOf(stored.termsVersion),
      sending: sendingIn(stored.sending),
    },
  ]
}

/** What is kept is read by hand: pages that only ask whether there is a draft have no use for a library of schemas. */
function shelfIn(value: unknown): Shelf | null {
  const stored = recordOf(value)
  const drafts = listOf(stored?.drafts)
  return stored?.version === 1 && drafts ? { version: 1, drafts: drafts.flatMap(draftIn) } : null
}

interface Shelf {
  version: 1
  drafts: Draft[]
}

export interface DraftShelf {
  /** The one that was changed last. */
  newest: (now: number) => Draft | null
  find: (id: string, now: number) => Draft | null
  keep: (draft: Draft, now: number) => void
  discard: (id: string, now: number) => void
}

/**
 * Registrations kept on this device. Each window writes its own and leaves the others alone. A rejected listing that
 * is mended has a place of its own, so that it does not get mixed up with a new one.
 */
export function draftShelf(resubmits: number | null): DraftShelf {
  const device = deviceDraft<Shelf>({
    key: resubmits === null ? KEY : `${KEY}-${resubmits}`,
    lasts: LASTS,
    parse: shelfIn,
  })
  const fresh = (now: number): Draft[] =>
    (device.read(now)?.drafts ?? []).filter(({ savedAt }) => now - savedAt <= LASTS)
  const put = (drafts: Draft[], now: number) =>
    drafts.length === 0 ? device.discard() : device.keep({ version: 1, drafts }, now)
  const others = (id: string, now: number) => fresh(now).filter((draft) => draft.id !== id)
  return {
    newest: (now) => fresh(now)[0] ?? null,
    find: (id, now) => fresh(now).find((draft) => draft.id === id) ?? null,
    keep: (draft, now) => put([draft, ...others(draft.id, now)].slice(0, MOST), now),
    discard: (id, now) => put(others(id, now), now),
  }
}
