import { configure, prettyDOM } from '@testing-library/react'

/**
 * Prints the page into a query's error only when it is read. While a test waits, each failed query creates such an
 * error, and only the last one is read.
 */
export function printPagesLate(): void {
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? '')
      error.name = 'TestingLibraryElementError'
      const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
      Object.defineProperty(error, 'message', { configurable: true, get: print })
      return error
    },
  })
}
