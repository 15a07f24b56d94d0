import { LISTING_TERMS } from '@portal/reference-data'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { mayOpenDraft, newDraftId, type DraftStore, type Person } from '#shared/drafts/draft-store.ts'
import {
  idempotencyKeysOfDraft,
  toIdempotencyKey,
  type IdempotencyKey,
} from '#shared/drafts/idempotency-key.ts'
import { usePersonChange } from '#shared/drafts/usePersonChange.ts'
import { useNow } from '#shared/page/page-context.ts'
import { editsOf, photosOf, shopOfDraft, typedOf } from './draft-contents.ts'
import type { OnboardingDraft, PhotoMetadata } from './onboarding-draft.ts'
import type { PhotoStore, StoredPhoto } from './photos/photo-store.ts'
import { isBlank, type BusinessForm } from './business-form.ts'
import { useComingAndGoing } from './useComingAndGoing.ts'

/** How long after a change it is kept; leaving the page keeps it at once. */
const QUIET_MS = 300

interface DraftOptions {
  form: UseFormReturn<BusinessForm, unknown, BusinessForm>
  shelf: DraftStore<OnboardingDraft>
  /** Who is there; nothing is opened before that is known. */
  person: Person | undefined
  /** Whether who is there comes back from signing in to go on. */
  resumes: boolean
  photoStore: PhotoStore
  /** What the form begins with where nothing was kept. */
  start: BusinessForm
  storedPhotos: readonly StoredPhoto[]
  /** What was typed before this script came. */
  typed: Partial<BusinessForm>
  /** What is kept now. */
  shop: BusinessForm
  step: number
  photos: readonly PhotoMetadata[]
}

/** A registration that was discarded. */
export interface Discarded {
  bringBack: () => void
  /** What the form begins with again, as `typedOf` says it. */
  blank: string
}

export interface KeptRegistration {
  /** When what is shown was typed at an earlier visit; null where it began blank. */
  restoredAt: number | null
  /** The step that it was left at; null until that is known. */
  leftAt: number | null
  /** Whether the device keeps one for an account that would have to sign in. */
  hasOthers: boolean
  /** The key to send a content with: the same as before for the same content, after a reload too. */
  keyFor: (content: string) => string
  /** The key stands for something else: the next try is another sending. */
  forgetKey: () => void
  /** Keeps what is there now; whether the device did. */
  keep: () => boolean
  /** Forgets it, on this device too. */
  discard: () => Discarded
  /** Whether another window has sent or discarded the same registration; said once. */
  wentElsewhere: () => boolean
  /** It has been sent: nothing is kept of it from here on. */
  close: () => void
}

interface Opened {
  draft: OnboardingDraft | null
  hasOthers: boolean
}

/**
 * Keeps a registration on the device at every change, and fills the form from there when the page opens. On a device
 * that several people share, each sees their own.
 */
export function useRegistrationDraft(options: DraftOptions): KeptRegistration {
  const { form, shelf, person, resumes, photoStore, shop, step, photos } = options
  const content = JSON.stringify({ shop, step, photos })
  const latest = useRef({ shop, step, photos, content, person })
  const id = useRef('')
  const owner = useRef<Person>(null)
  const sending = useRef<IdempotencyKey | null>(null)
  /** What is on the device, as content; null before anything was compared. */
  const kept = useRef<string | null>(null)
  /** What of it was typed or chosen: going from step to step makes a draft no younger. */
  const keptTyped = useRef('')
  const keptAt = useRef(0)
  const isClosed = useRef(false)
  /** Whether this window has seen it on the device, and then another window has taken it from there. */
  const isOnDevice = useRef(false)
  const isGone = useRef(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [restoredAt, setRestoredAt] = useState<number | null>(null)

  /** What this person may see of what the device keeps, which is no part of the server's page. */
  const open = (viewer: Person, now: number) => {
    const draft = shelf.newest(viewer, now)
    setOpened({ draft, hasOthers: viewer === null && shelf.hasOthers(viewer, now) })
    setRestoredAt(draft?.savedAt ?? null)
  }
  const openedAt = useNow()
  if (person !== undefined && opened === null) open(person, openedAt)

  const lookWhetherGone = useCallback(() => {
    if (isOnDevice.current && shelf.find(id.current, Date.now()) === null) isGone.current = true
  }, [shelf])

  const write = useCallback((): boolean => {
    const now = latest.current
    lookWhetherGone()
    if (isBlank(now.shop) && now.photos.length === 0) {
      kept.current = now.content
      keptTyped.current = typedOf(now.shop, now.photos)
      isOnDevice.current = false
      shelf.remove(id.current, Date.now())
      return true
    }
    const typed = typedOf(now.shop, now.photos)
    const isChanged = typed !== keptTyped.current
    // A listing that is mended is there by itself: what nobody has changed of it is no draft.
    const isBegun = isChanged || keptAt.current > 0 || sending.current !== null
    if (!isBegun) {
      kept.current = now.content
      return true
    }
    const savedAt = isChanged || keptAt.current === 0 ? Date.now() : keptAt.current
    owner.current ??= shelf.find(id.current, Date.now())?.owner ?? null
    // Looking at a draft makes it nobody's; going on with it does.
    if (isChanged || resumes || sending.current) owner.current ??= now.person ?? null
    const isKept = shelf.save(
      {
        id: id.current,
        owner: owner.current,
        step: now.step,
        form: now.shop,
        images: [...now.photos],
        termsVersion: LISTING_TERMS.version,
        sending: sending.current,
        savedAt,
      },
      Date.now(),
    )
    if (!isKept) return false
    isOnDevice.current = true
    kept.current = now.content
    keptTyped.current = typed
    keptAt.current = savedAt
    return true
  }, [shelf, resumes, lookWhetherGone])

  /** Whether nothing would be lost now. */
  const writeChanges = useCallback((): boolean => {
    const isUnchanged = kept.current === null || kept.current === latest.current.content
    return isClosed.current || isUnchanged || write()
  }, [write])

  /** Fills the form with a draft, or with what it begins with, and with what was typed since. */
  const fill = useCallback(
    (draft: OnboardingDraft | null, { start, storedPhotos }: DraftOptions, edits: Partial<BusinessForm>) => {
      const { kept: stored, wanted } = photosOf(draft, storedPhotos)
      const base = { ...start, ...(draft && shopOfDraft(draft)) }
      form.reset(base)
      photoStore.begin(stored, wanted)
      id.current = draft?.id ?? newDraftId()
      isOnDevice.current = draft !== null
      isGone.current = false
      owner.current = draft?.owner ?? null
      sending.current = draft?.sending ?? null
      keptAt.current = draft?.savedAt ?? 0
      keptTyped.current = typedOf(form.getValues(), photoStore.remembered())
      if (Object.keys(edits).length > 0) form.reset({ ...base, ...edits })
    },
    [form, photoStore],
  )

  const beginning = useRef(options)
  useEffect(() => {
    const { start, typed } = beginning.current
    if (Object.keys(typed).length > 0) form.reset({ ...start, ...typed })
  }, [form])
  const isFirst = useRef(true)
  useEffect(() => {
    if (!opened) return
    const edits = isFirst.current ? editsOf(form.getValues(), beginning.current.start) : {}
    if (!isFirst.current) photoStore.clear()
    isFirst.current = false
    fill(opened.draft, beginning.current, edits)
  }, [opened, fill, form, photoStore])

  useLayoutEffect(() => {
    latest.current = {
      shop,
      step,
      photos,
      content,
      person: person === undefined ? latest.current.person : person,
    }
  })
  useEffect(() => {
    if (!opened) return
    kept.current ??= content
    if (kept.current === content) return
    const timer = setTimeout(writeChanges, QUIET_MS)
    return () => clearTimeout(timer)
  }, [content, opened, writeChanges])

  usePersonChange(person, (viewer) => {
    const isBlankNow = isBlank(shop) && photos.length === 0
    const isTheirs = owner.current === null ? !isBlankNow : owner.current === viewer
    // What could not be kept would be lost.
    if (!isTheirs && writeChanges()) open(viewer, Date.now())
  })

  /** Another window with the same registration may have gone on with it meanwhile. */
  const takeOver = useCallback(() => {
    const found = shelf.find(id.current, Date.now())
    const isNewer = found !== null && found.savedAt > keptAt.current
    const isTheirs = found !== null && mayOpenDraft(latest.current.person ?? null, found.owner)
    if (!isNewer || !isTheirs || kept.current !== latest.current.content) return
    form.reset(shopOfDraft(found))
    owner.current = found.owner
    keptAt.current = found.savedAt
    keptTyped.current = typedOf(shopOfDraft(found), photoStore.remembered())
    kept.current = null
  }, [shelf, form, photoStore])
  useComingAndGoing(writeChanges, takeOver)

  const discard = (): Discarded => {
    const before = { shop: form.getValues(), id: id.current, owner: owner.current, sending: sending.current }
    const bringPhotosBack = photoStore.clear()
    shelf.remove(id.current, Date.now())
    fill(null, beginning.current, {})
    setRestoredAt(null)
    return {
      bringBack: () => {
        id.current = before.id
        owner.current = before.owner
        sending.current = before.sending
        isOnDevice.current = false
        form.reset(before.shop)
        bringPhotosBack()
        setRestoredAt(restoredAt)
      },
      blank: typedOf(form.getValues(), photoStore.remembered()),
    }
  }
  const keyFor = (text: string): string => {
    sending.current = toIdempotencyKey(text, sending.current, idempotencyKeysOfDraft(id.current))
    write()
    return sending.current.key
  }
  const forgetKey = () => {
    shelf.remove(id.current, Date.now())
    id.current = newDraftId()
    sending.current = null
    isOnDevice.current = false
    write()
  }
  const wentElsewhere = (): boolean => {
    lookWhetherGone()
    const isNews = isGone.current
    isGone.current = false
    if (isNews) isOnDevice.current = false
    return isNews
  }
  const close = () => {
    isClosed.current = true
    shelf.remove(id.current, Date.now())
  }
  return {
    restoredAt,
    leftAt: opened && (opened.draft?.step ?? 1),
    hasOthers: opened?.hasOthers ?? false,
    keyFor,
    forgetKey,
    keep: write,
    discard,
    wentElsewhere,
    close,
  }
}
