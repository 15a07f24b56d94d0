declare global {
  interface Window {
    /** The fields that somebody has typed into or chosen in since the page was served; not every page notes them. */
    earlyInput?: Set<EventTarget>
  }
}

/** Whether a field that is being hydrated holds what somebody typed or chose before its script came. */
export const hasEarlyInput = (field: Element): boolean => !!window.earlyInput?.has(field)
