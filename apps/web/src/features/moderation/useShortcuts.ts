import { useEffect, useRef, useState } from 'react'

/** What keys do, by the event's `key`; capital letters are typed with Shift. */
export type Shortcuts = Readonly<Record<string, () => void>>

const INPUTS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** Keys are input while somebody types or a dialog is open. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(INPUTS) !== null) ||
  document.querySelector('[role="dialog"]') !== null

/** Shortcuts of single keys on this page, unless they are turned off. */
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

const STORAGE_KEY = 'portal:queue-shortcuts'

/** Whether shortcuts are on; remembered in this browser. */
export function useShortcutsSetting(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off')
  const change = (next: boolean) => {
    setOn(next)
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off')
  }
  return [isOn, change]
}
