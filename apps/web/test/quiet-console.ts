import { afterEach, beforeEach, vi } from 'vitest'

/** Fails a test that logs an error or a warning. */
export function failOnConsoleOutput(): void {
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
    if (noise.length > 0) throw new Error(`A test must leave the console quiet:\n${noise.join('\n')}`)
  })
}
