import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { FilePreview } from './FilePreviewItem.tsx'
import type { FilePreviewsWords } from './words.ts'

/** What was asked for and is not seen in the items yet; `control` is the button that it was asked with. */
type Request = { id: string; name: string; from: number; control?: 'remove' | 'earlier' | 'later' }

type Options = {
  items: readonly FilePreview[]
  words: FilePreviewsWords
  root: RefObject<HTMLElement | null>
  returnFocusTo: RefObject<HTMLElement | null> | undefined
}

const isDone = (request: Request, items: readonly FilePreview[]): boolean =>
  items.findIndex(({ id }) => id === request.id) !== request.from

/** What became of files that were being prepared, in words. */
function news(before: readonly FilePreview[], now: readonly FilePreview[], words: FilePreviewsWords) {
  const waiting = new Set(before.filter(({ state }) => state === 'preparing').map(({ id }) => id))
  return now
    .filter(({ id, state }) => waiting.has(id) && state !== 'preparing')
    .map(({ name, state, note }) =>
      state === 'failed' ? `${name}: ${note ?? words.failed}` : words.isReady(name),
    )
}

/** Follows a list as it changes: says what happened, and keeps the focus where the reader works. */
export function useChanges({ items, words, root, returnFocusTo }: Options) {
  const [said, setSaid] = useState({ text: '', count: 0 })
  const request = useRef<Request>(null)
  const seen = useRef(items)

  function settleFocus({ id, from, control }: Request) {
    const active = document.activeElement
    const lost = active === null || active === document.body || root.current?.contains(active) === true
    if (control === undefined || !lost) return
    const place =
      control === 'remove' ? Math.min(from, items.length - 1) : items.findIndex((item) => item.id === id)
    const item = root.current?.querySelectorAll('li')[place]
    const next = item?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? returnFocusTo?.current
    ;(next ?? root.current)?.focus()
  }

  function outcome({ id, name }: Request): string {
    const place = items.findIndex((item) => item.id === id)
    return place === -1 ? words.isRemoved(name) : words.isMoved(name, place + 1, items.length)
  }

  const follow = useEffectEvent((now: readonly FilePreview[]) => {
    const texts = news(seen.current, now, words)
    seen.current = now
    const asked = request.current
    if (asked && isDone(asked, now)) {
      request.current = null
      settleFocus(asked)
      texts.push(outcome(asked))
    }
    if (texts.length > 0) setSaid(({ count }) => ({ text: texts.join(' '), count: count + 1 }))
  })
  useEffect(() => follow(items), [items])

  const expect = (asked: Request) => {
    request.current = asked
  }
  return { said, expect }
}
