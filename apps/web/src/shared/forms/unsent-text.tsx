import { createContext, useContext, useState, type ReactNode } from 'react'

const Unsent = createContext<Map<string, unknown> | null>(null)

/** Keeps the input of parts of a page while those are mounted and unmounted. */
export function UnsentTextProvider({ children }: { children: ReactNode }) {
  const [held] = useState(() => new Map<string, unknown>())
  return <Unsent value={held}>{children}</Unsent>
}

/** Unsent input of several fields, by key; `forget` drops what was sent or discarded. */
export function useMarkUnsent<Typed>(
  key: string,
  initial: Typed,
): [typed: Typed, setTyped: (typed: Typed) => void, forget: () => void] {
  const held = useContext(Unsent)
  const [typed, setTyped] = useState(() => (held?.has(key) ? (held.get(key) as Typed) : initial))
  const change = (next: Typed) => {
    setTyped(next)
    held?.set(key, next)
  }
  return [typed, change, () => void held?.delete(key)]
}

/** An unsent text, by key. */
export function useUnsentText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useMarkUnsent(key, '')
  return [text, setText]
}
