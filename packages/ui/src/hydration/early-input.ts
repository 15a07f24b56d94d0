declare global {
  interface Window {
    /** The fields that the user has changed before hydration; not every page records them. */
    earlyInput?: Set<EventTarget>
  }
}

/** Whether the user has changed a field before its hydration. */
export const hasEarlyInput = (field: Element): boolean => !!window.earlyInput?.has(field)
