import { vi } from 'vitest'

class Observer {
  #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver))
  }
  unobserve() {}
  disconnect() {}
}

class SizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Gives jsdom the parts of a browser that measure; everything is in view and has no size. */
export function layOut({ reducedMotion = false } = {}) {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', SizeObserver)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: reducedMotion && media.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => {}
  Element.prototype.releasePointerCapture = () => {}
  Element.prototype.scrollIntoView = () => {}
}
