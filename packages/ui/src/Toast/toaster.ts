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
  /** How long it stays, in milliseconds; 5,000 by default. */
  durationMs?: number
}

/** A toast in the queue. */
export type QueuedToast = ToastMessage & {
  id: number
  /** When it was shown or queued, in milliseconds. */
  at: number
}

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
  /** Calls `listener` whenever the queue changes; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void
}

/** Creates an empty queue: one per app, so that a server does not share it between visitors. */
export function createToaster(): Toaster {
  const listeners = new Set<() => void>()
  let queue: readonly QueuedToast[] = []
  let lastId = 0
  const setQueue = (next: readonly QueuedToast[]) => {
    queue = next
    for (const listener of listeners) listener()
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
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
