import { vi } from 'vitest'

class Observer {
  #callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry
    queueMicrotask(() => this.#callback([entry], this as unknown as IntersectionObserver))
  }
  unobserve() {}
  disconnect() {}
}

class SizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds the layout APIs that jsdom lacks; every element is in view and has no size. */
export function mockLayout({ reducedMotion = false } = {}) {
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
}
