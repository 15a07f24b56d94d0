import { useEffect, useRef, useState } from 'react'

/** What keys do, by `key` of the event; capital letters are typed with Shift. */
export type Shortcuts = Readonly<Record<string, () => void>>

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** While somebody types, or a dialog is open, a letter is a letter. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(TYPED_INTO) !== null) ||
  document.querySelector('[role="dialog"]') !== null

/** Single keys that do something on this page, unless they are turned off. */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

const STORED_AS = 'portal:queue-shortcuts'

/** Whether single keys work; whoever turns them off finds them off in this browser. */
export function useShortcutsSetting(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORED_AS) !== 'off')
  const change = (next: boolean) => {
    setOn(next)
    localStorage.setItem(STORED_AS, next ? 'on' : 'off')
  }
  return [isOn, change]
}
