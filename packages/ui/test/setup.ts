import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetOwnerStacks } from '../src/testing/owner-stacks.ts'

expect.extend(matchers)
configure({ asyncUtilTimeout: 20_000 })
forgetOwnerStacks()

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {}

const noise: string[] = []

beforeEach(() => {
  noise.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      noise.push(`console.${level}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  // Also HTML that a test wrote itself.
  document.body.replaceChildren()
  if (noise.length > 0) throw new Error(`A test must leave the console quiet:\n${noise.join('\n')}`)
})
