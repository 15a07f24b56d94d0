import * as v from 'valibot'
import { deviceDraft } from '#shared/device-draft.ts'
import { BLANK } from './shop.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a registration that was not sent stays on the device after its last change. */
const LASTS = 7 * DAY

/** More windows than this with a registration of their own at once, and the oldest is let go. */
const MOST = 3

const KEY = 'pending-shop-registration'

/** What is remembered of a photo, which itself is too large to keep. A photo of a sent listing has an address. */
const KeptPhoto = v.object({
  name: v.string(),
  size: v.number(),
  type: v.string(),
  address: v.optional(v.string()),
})
export type KeptPhoto = v.InferOutput<typeof KeptPhoto>

const text = v.fallback(v.string(), '')

const Draft = v.object({
  /** Which registration: two windows may each have one. */
  id: v.string(),
  /** When something was typed into it last. */
  savedAt: v.number(),
  step: v.number(),
  form: v.object({
    ...(Object.fromEntries(Object.keys(BLANK).map((name) => [name, text])) as Record<
      Exclude<keyof typeof BLANK, 'acceptTerms'>,
      typeof text
    >),
    acceptTerms: v.fallback(v.boolean(), false),
  }),
  images: v.array(KeptPhoto),
  /** Which terms were accepted. */
  termsVersion: v.string(),
  /** What was tried to be sent, so that trying again after a reload can't make it twice. */
  sending: v.nullable(v.object({ key: v.string(), content: v.string() })),
})
/** A registration that was not sent yet. */
export type Draft = v.InferOutput<typeof Draft>

const Shelf = v.object({ version: v.literal(1), drafts: v.array(Draft) })

const parse = (stored: unknown): Draft[] | null => {
  const { success, output } = v.safeParse(Shelf, stored)
  return success ? output.drafts : null
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
  const device = deviceDraft<{ version: 1; drafts: Draft[] }>({
    key: resubmits === null ? KEY : `${KEY}-${resubmits}`,
    lasts: LASTS,
    parse: (stored) => {
      const drafts = parse(stored)
      return drafts && { version: 1, drafts }
    },
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
