import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { FilePreview } from './FilePreviewItem.tsx'
import type { FilePreviewsMessages } from './messages.ts'

/** A requested change that the items don't show yet; `control` is the button that requested it. */
type Request = { id: string; name: string; from: number; control?: 'remove' | 'earlier' | 'later' }

type Options = {
  items: readonly FilePreview[]
  messages: FilePreviewsMessages
  root: RefObject<HTMLElement | null>
  returnFocusTo: RefObject<HTMLElement | null> | undefined
}

const isDone = (request: Request, items: readonly FilePreview[]): boolean =>
  items.findIndex(({ id }) => id === request.id) !== request.from

/** The announcements for files that have finished preparing. */
function listPreparedTexts(
  before: readonly FilePreview[],
  now: readonly FilePreview[],
  messages: FilePreviewsMessages,
) {
  const preparing = new Set(before.filter(({ state }) => state === 'preparing').map(({ id }) => id))
  return now
    .filter(({ id, state }) => preparing.has(id) && state !== 'preparing')
    .map(({ name, state, note }) =>
      state === 'failed' ? `${name}: ${note ?? messages.failed}` : messages.ready(name),
    )
}

/** Announces changes of the list to screen readers, and restores focus after a requested one. */
export function useChangeAnnouncements({ items, messages, root, returnFocusTo }: Options) {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 })
  const request = useRef<Request>(null)
  const previousItems = useRef(items)

  function restoreFocus({ id, from, control }: Request) {
    const active = document.activeElement
    const isFocusLost = active === null || active === document.body || root.current?.contains(active) === true
    if (control === undefined || !isFocusLost) return
    const index =
      control === 'remove' ? Math.min(from, items.length - 1) : items.findIndex((item) => item.id === id)
    const item = root.current?.querySelectorAll('li')[index]
    const next = item?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? returnFocusTo?.current
    ;(next ?? root.current)?.focus()
  }

  function formatOutcome({ id, name }: Request): string {
    const index = items.findIndex((item) => item.id === id)
    return index === -1 ? messages.removed(name) : messages.moved(name, index + 1, items.length)
  }

  const handleChange = useEffectEvent((now: readonly FilePreview[]) => {
    const texts = listPreparedTexts(previousItems.current, now, messages)
    previousItems.current = now
    const requested = request.current
    if (requested && isDone(requested, now)) {
      request.current = null
      restoreFocus(requested)
      texts.push(formatOutcome(requested))
    }
    if (texts.length > 0) setAnnouncement(({ count }) => ({ text: texts.join(' '), count: count + 1 }))
  })
  useEffect(() => handleChange(items), [items])

  const expectChange = (requested: Request) => {
    request.current = requested
  }
  return { announcement, expectChange }
}
