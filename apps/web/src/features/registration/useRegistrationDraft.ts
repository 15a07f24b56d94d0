import { LISTING_TERMS } from '@portal/reference-data'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { sendingKeyOf, type SendingKey } from '#shared/sending-key.ts'
import { useHydrated } from '#shared/useHydrated.ts'
import { useNow } from '#shared/visit.ts'
import type { Draft, DraftShelf, KeptPhoto } from './draft.ts'
import type { PhotoStore, StoredPhoto } from './photos/photo-store.ts'
import { isBlank, type Shop } from './shop.ts'

/** How long after a change it is kept; leaving the page keeps it at once. */
const QUIET_MS = 300

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

interface DraftOptions {
  form: UseFormReturn<Shop, unknown, Shop>
  shelf: DraftShelf
  photoStore: PhotoStore
  /** What the form begins with where nothing was kept. */
  start: Shop
  storedPhotos: readonly StoredPhoto[]
  /** What was typed before this script came. */
  typed: Partial<Shop>
  /** What is kept now. */
  shop: Shop
  step: number
  photos: readonly KeptPhoto[]
}

/** The photos of a draft: those the portal has, in their order, and those to choose again. */
function photosOf(draft: Draft | null, stored: readonly StoredPhoto[]) {
  if (!draft) return { kept: stored, wanted: [] }
  return {
    kept: draft.images.flatMap(({ address }) => stored.find((photo) => photo.address === address) ?? []),
    wanted: draft.images.filter(({ address }) => address === undefined),
  }
}

/** What was typed, with nothing accepted that was another text. */
const shopOfDraft = ({ form, termsVersion }: Draft): Shop => ({
  ...form,
  acceptTerms: form.acceptTerms && termsVersion === LISTING_TERMS.version,
})

const typedOf = (shop: Shop, photos: readonly KeptPhoto[]): string => JSON.stringify([shop, photos])

/** Calls back when the page may be left for good, and when it is looked at again. */
function useComingAndGoing(onLeave: () => void, onReturn: () => void): void {
  useEffect(() => {
    const onSight = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn())
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onSight)
      onLeave()
    }
  }, [onLeave, onReturn])
}

export interface KeptRegistration {
  /** When what the page opened with was typed; null where it began blank. */
  restoredAt: number | null
  /** The step that it was left at; null until that is known. */
  leftAt: number | null
  /** The key to send a content with: the same as before for the same content, after a reload too. */
  keyFor: (content: string) => string
  /** The key stands for something else: the next try is another sending. */
  forgetKey: () => void
  /** Keeps what is there now. */
  keep: () => void
  /** Forgets it, on this device too; answers what brings it back. */
  discard: () => () => void
  /** It has been sent: nothing is kept of it from here on. */
  close: () => void
}

/** Keeps a registration on the device at every change, and fills the form from there when the page opens. */
export function useRegistrationDraft(options: DraftOptions): KeptRegistration {
  const { form, shelf, photoStore, shop, step, photos } = options
  const content = JSON.stringify({ shop, step, photos })
  const latest = useRef({ shop, step, photos, content })
  const id = useRef('')
  const sending = useRef<SendingKey | null>(null)
  /** What is on the device, as content; null before anything was compared. */
  const kept = useRef<string | null>(null)
  /** What of it was typed or chosen: going from step to step makes a draft no younger. */
  const keptTyped = useRef('')
  const keptAt = useRef(0)
  const isClosed = useRef(false)
  const hydrated = useHydrated()
  const openedAt = useNow()
  const [opened, setOpened] = useState<{ draft: Draft | null } | null>(null)
  // What the device keeps is no part of the server's page: it is read right after that was taken over.
  if (hydrated && opened === null) setOpened({ draft: shelf.newest(openedAt) })

  const write = useCallback(() => {
    const now = latest.current
    const typed = typedOf(now.shop, now.photos)
    if (typed !== keptTyped.current) keptAt.current = Date.now()
    kept.current = now.content
    keptTyped.current = typed
    if (isBlank(now.shop) && now.photos.length === 0) return shelf.discard(id.current, Date.now())
    const draft = {
      id: id.current,
      step: now.step,
      form: now.shop,
      images: [...now.photos],
      termsVersion: LISTING_TERMS.version,
      sending: sending.current,
      savedAt: keptAt.current,
    }
    return shelf.keep(draft, Date.now())
  }, [shelf])

  const writeChanges = useCallback(() => {
    const isUnchanged = kept.current === null || kept.current === latest.current.content
    if (!isClosed.current && !isUnchanged) write()
  }, [write])

  /** Fills the form with a draft, or with what it begins with. */
  const fill = useCallback(
    (
      draft: Draft | null,
      { start, storedPhotos, typed }: Pick<DraftOptions, 'start' | 'storedPhotos' | 'typed'>,
    ) => {
      const { kept: stored, wanted } = photosOf(draft, storedPhotos)
      form.reset({ ...start, ...(draft && shopOfDraft(draft)), ...typed })
      photoStore.begin(stored, wanted)
      sending.current = draft?.sending ?? null
      keptAt.current = draft?.savedAt ?? 0
      keptTyped.current = typedOf(form.getValues(), photoStore.remembered())
    },
    [form, photoStore],
  )

  const beginning = useRef(options)
  useEffect(() => {
    if (!opened) return
    id.current = opened.draft?.id ?? newId()
    fill(opened.draft, beginning.current)
  }, [opened, fill])

  useLayoutEffect(() => {
    latest.current = { shop, step, photos, content }
  })
  useEffect(() => {
    if (!opened) return
    kept.current ??= content
    if (kept.current === content) return
    const timer = setTimeout(writeChanges, QUIET_MS)
    return () => clearTimeout(timer)
  }, [content, opened, writeChanges])

  /** Another window with the same registration may have gone on with it meanwhile. */
  const takeOver = useCallback(() => {
    const found = shelf.find(id.current, Date.now())
    const isNewer = found !== null && found.savedAt > keptAt.current
    if (!isNewer || kept.current !== latest.current.content) return
    form.reset(shopOfDraft(found))
    keptAt.current = found.savedAt
    keptTyped.current = typedOf(shopOfDraft(found), photoStore.remembered())
    kept.current = null
  }, [shelf, form, photoStore])
  useComingAndGoing(writeChanges, takeOver)

  const discard = () => {
    const before = { shop: form.getValues(), id: id.current }
    const bringPhotosBack = photoStore.clear()
    shelf.discard(id.current, Date.now())
    id.current = newId()
    fill(null, { ...beginning.current, typed: {} })
    return () => {
      id.current = before.id
      form.reset(before.shop)
      bringPhotosBack()
    }
  }
  const keyFor = (text: string): string => {
    sending.current = sendingKeyOf(text, sending.current)
    write()
    return sending.current.key
  }
  const forgetKey = () => {
    sending.current = null
  }
  const close = () => {
    isClosed.current = true
    shelf.discard(id.current, Date.now())
  }
  return {
    restoredAt: opened?.draft?.savedAt ?? null,
    leftAt: opened && (opened.draft?.step ?? 1),
    keyFor,
    forgetKey,
    keep: write,
    discard,
    close,
  }
}
