import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { forgetOwnerStacks } from '@portal/ui/owner-stacks'
import { printPagesLate } from './late-printing.ts'
import { server } from './server.ts'
import { failOnConsoleOutput } from './quiet-console.ts'

expect.extend(matchers)
configure({ asyncUtilTimeout: 20_000 })
forgetOwnerStacks()
printPagesLate()
failOnConsoleOutput()

/** Animations don't run here, so they would never end and a closed dialog would stay. */
function disableAnimations(): void {
  const style = document.createElement('style')
  style.textContent = '* { animation: none !important; animation-name: none !important }'
  document.head.append(style)
}

/** There is no layout, so nothing ever intersects the viewport. */
class NothingInView implements Partial<IntersectionObserver> {
  observe() {}
  disconnect() {}
}

beforeAll(() => {
  window.IntersectionObserver = NothingInView as unknown as typeof IntersectionObserver
})
beforeAll(disableAnimations)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  // There is no layout, so nothing scrolls.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  document.cookie = 'signed-in=; max-age=0'
  // The window is shared with earlier tests.
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  // Also HTML that a test wrote itself.
  document.body.replaceChildren()
  server.resetHandlers()
})
afterAll(() => server.close())
