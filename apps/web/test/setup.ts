import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { server } from './server.ts'
import { keepConsoleQuiet } from './quiet-console.ts'

expect.extend(matchers)
configure({ asyncUtilTimeout: 20_000 })
keepConsoleQuiet()

/** No animation runs here, so that none would ever end and let a closed dialog go. */
function stillAnimations(): void {
  const style = document.createElement('style')
  style.textContent = '* { animation: none !important; animation-name: none !important }'
  document.head.append(style)
}

/** Without a layout nothing comes near the part of the page in view. */
class NothingInView implements Partial<IntersectionObserver> {
  observe() {}
  disconnect() {}
}

beforeAll(() => {
  window.IntersectionObserver = NothingInView as unknown as typeof IntersectionObserver
})
beforeAll(stillAnimations)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  window.scrollTo = () => {}
  document.cookie = 'signed-in=; max-age=0'
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())
