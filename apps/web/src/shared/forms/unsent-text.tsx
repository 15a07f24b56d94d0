import { createContext, useContext, useState, type ReactNode } from 'react'

const UnsentTexts = createContext<Map<string, string> | null>(null)

/** Keeps what is typed into the parts of a page while they come and go, so that looking elsewhere loses nothing. */
export function UnsentTextProvider({ children }: { children: ReactNode }) {
  const [typed] = useState(() => new Map<string, string>())
  return <UnsentTexts value={typed}>{children}</UnsentTexts>
}

/** A text that was typed and is not sent yet, by what it is for. */
export function useUnsentText(key: string): [text: string, type: (text: string) => void] {
  const typed = useContext(UnsentTexts)
  const [text, setText] = useState(() => typed?.get(key) ?? '')
  const type = (next: string) => {
    setText(next)
    typed?.set(key, next)
  }
  return [text, type]
}
