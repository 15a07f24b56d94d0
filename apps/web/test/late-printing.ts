import { configure, prettyDOM } from '@testing-library/react'

/**
 * Prints the page into the error of a query when somebody reads it. While something is awaited, each look at the page that doesn't
 * find it makes such an error, and nobody reads any but the last.
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
