/** The look and urgency of a toast: `destructive` interrupts screen readers, `normal` waits for a pause. */
export type ToastTone = 'normal' | 'destructive'

/** A toast. */
export type ToastMessage = {
  /** What happened. */
  title: string
  /** Details, in a sentence. */
  description?: string
  /** Its look and urgency. */
  tone?: ToastTone
  /** How long it stays, in milliseconds; 5,000 by default, `Infinity` as long as its `ToastPlace`. */
  durationMs?: number
}

/** A toast in the queue. */
export type QueuedToast = ToastMessage & {
  id: number
  /** When it was shown or queued, in milliseconds. */
  at: number
}

/** A text for screen readers; `count` tells repeated ones apart. */
export type Announcement = { text: string; count: number }

/** A queue of toasts, of which the first is shown; usable outside React. */
export type Toaster = {
  /** Adds a toast to the end of the queue and returns its id. */
  show: (message: ToastMessage) => number
  /** Removes a toast, shown or waiting; unknown ids are ignored. */
  dismiss: (id: number) => void
  /** Removes the toasts shown or queued before an instant, which concern an earlier page. */
  clear: (before: number) => void
  /** The toast to show now, if any. */
  current: () => QueuedToast | undefined
  /** Tells screen readers, at their next pause, what the page shows by itself. */
  announce: (text: string) => void
  /** What was announced last. */
  announcement: () => Announcement
  /** Adds a place in the page where toasts are shown; returns a function that removes it. */
  addPlace: (place: HTMLElement) => () => void
  /** Where toasts are shown: the place added last, or over the page. */
  place: () => HTMLElement | undefined
  /** Calls `listener` whenever the queue changes; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void
}

/** Creates an empty queue: one per app, so that a server does not share it between visitors. */
export function createToaster(): Toaster {
  const listeners = new Set<() => void>()
  let queue: readonly QueuedToast[] = []
  let announcement: Announcement = { text: '', count: 0 }
  let places: readonly HTMLElement[] = []
  let lastId = 0
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const setQueue = (next: readonly QueuedToast[]) => {
    queue = next
    notify()
  }
  return {
    show: (message) => {
      lastId += 1
      setQueue([...queue, { ...message, id: lastId, at: Date.now() }])
      return lastId
    },
    dismiss: (id) => setQueue(queue.filter((toast) => toast.id !== id)),
    clear: (before) => setQueue(queue.filter(({ at }) => at >= before)),
    current: () => queue[0],
    announce: (text) => {
      announcement = { text, count: announcement.count + 1 }
      notify()
    },
    announcement: () => announcement,
    addPlace: (place) => {
      places = [...places, place]
      notify()
      return () => {
        places = places.filter((other) => other !== place)
        notify()
      }
    },
    place: () => places.at(-1),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
