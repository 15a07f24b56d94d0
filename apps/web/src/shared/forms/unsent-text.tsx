import { createContext, useContext, useState, type ReactNode } from 'react'

const Unsent = createContext<Map<string, unknown> | null>(null)

/** Keeps what is typed into parts of a page while those are mounted and unmounted. */
export function UnsentTextProvider({ children }: { children: ReactNode }) {
  const [held] = useState(() => new Map<string, unknown>())
  return <Unsent value={held}>{children}</Unsent>
}

/** What was typed into several fields and not sent yet, by what it is for; `forget` is for what was sent or given up. */
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

/** A text that was typed and not sent yet, by what it is for. */
export function useUnsentText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useMarkUnsent(key, '')
  return [text, setText]
}
