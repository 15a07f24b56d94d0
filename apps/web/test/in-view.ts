import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** From now on, observed elements within a selector are in view at once; `vi.unstubAllGlobals` ends it. */
export function bringIntoView(selector = '*'): void {
  class InView {
    #report: IntersectionObserverCallback
    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }
    observe(target: Element) {
      if (!target.closest(selector)) return
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry
      queueMicrotask(() => act(() => this.#report([entry], this as unknown as IntersectionObserver)))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InView)
}
