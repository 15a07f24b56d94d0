/** How a toast looks and how urgently it is read: `destructive` interrupts, `normal` waits its turn. */
export type ToastTone = 'normal' | 'destructive'

/** A message to show: `title` says what happened, `description` the rest; `durationMs` is 5,000 unless given. */
export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  durationMs?: number
}

/** A message in the queue. */
export type QueuedToast = ToastMessage & { id: number }

/** A queue of messages of which the first is shown and the others wait; usable outside React. */
export type Toaster = {
  /** Puts a message at the end of the queue and returns its id. */
  show: (message: ToastMessage) => number
  /** Takes a message out, shown or waiting; an unknown id is no error. */
  dismiss: (id: number) => void
  /** The message to show now, if any. */
  current: () => QueuedToast | undefined
  /** Calls `listener` whenever the queue changes; returns how to stop that. */
  subscribe: (listener: () => void) => () => void
}

/** Makes an empty queue: one per app, so that a server shares none between its visitors. */
export function createToaster(): Toaster {
  const listeners = new Set<() => void>()
  let queue: readonly QueuedToast[] = []
  let lastId = 0
  const become = (next: readonly QueuedToast[]) => {
    queue = next
    for (const listener of listeners) listener()
  }
  return {
    show: (message) => {
      lastId += 1
      become([...queue, { ...message, id: lastId }])
      return lastId
    },
    dismiss: (id) => become(queue.filter((toast) => toast.id !== id)),
    current: () => queue[0],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
