import { createContext, useContext, useState, type ReactNode } from 'react'

const Unsent = createContext<Map<string, unknown> | null>(null)

/** Keeps the input of parts of a page while those are mounted and unmounted. */
export function UnsentTextProvider({ children }: { children: ReactNode }) {
  const [texts] = useState(() => new Map<string, unknown>())
  return <Unsent value={texts}>{children}</Unsent>
}

/** Unsent input of several fields, by key; `forget` drops what was sent or discarded. */
export function useUnsentInput<Typed>(
  key: string,
  initial: Typed,
): [typed: Typed, setTyped: (typed: Typed) => void, forget: () => void] {
  const texts = useContext(Unsent)
  const [typed, setTyped] = useState(() => (texts?.has(key) ? (texts.get(key) as Typed) : initial))
  const change = (next: Typed) => {
    setTyped(next)
    texts?.set(key, next)
  }
  return [typed, change, () => void texts?.delete(key)]
}

/** An unsent text, by key. */
export function useUnsentText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useUnsentInput(key, '')
  return [text, setText]
}
