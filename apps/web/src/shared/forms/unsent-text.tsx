import { createContext, useContext, useState, type ReactNode } from 'react'

const UnsentTexts = createContext<Map<string, string> | null>(null)

/** Keeps texts that are typed into parts of a page while those are mounted and unmounted. */
export function UnsentTextProvider({ children }: { children: ReactNode }) {
  const [texts] = useState(() => new Map<string, string>())
  return <UnsentTexts value={texts}>{children}</UnsentTexts>
}

/** A text that was typed and not sent yet, by what it is for. */
export function useUnsentText(key: string): [text: string, setText: (text: string) => void] {
  const texts = useContext(UnsentTexts)
  const [text, setText] = useState(() => texts?.get(key) ?? '')
  const change = (next: string) => {
    setText(next)
    texts?.set(key, next)
  }
  return [text, change]
}
