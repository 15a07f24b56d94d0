import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, guarded, unguarded } from './csv-text.ts'

describe('a CSV cell', () => {
  it.each(['=1+1', '+677', '-2+3', '@SUM(A1)', '\tx', '\rx', "'=1", "''-x"])('%j is guarded', (text) => {
    expect(guarded(text)).toBe(`'${text}`)
  })

  it.each(['', 'a=1', '’=x', "'", "'quoted'", 'Café'])('%j stays as it is', (text) => {
    expect(guarded(text)).toBe(text)
  })

  it('is the same after it was guarded and unguarded', () => {
    const start = fc.constantFrom('', "'", "''", '=', '+', '-', '@', '\t', "'=", "'a")
    fc.assert(
      fc.property(start, fc.string({ unit: 'grapheme' }), (head, tail) => {
        expect(unguarded(guarded(head + tail))).toBe(head + tail)
        expect(guarded(head + tail)).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  it('is quoted where it must be, and a number is no formula', () => {
    expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', '-9.43', '-9.43x', ''])).toBe(
      'a,"b,c","d""e","f\ng",-9.43,\'-9.43x,\r\n',
    )
  })
})
