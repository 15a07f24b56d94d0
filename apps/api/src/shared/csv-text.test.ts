import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCsvLine, escapeFormula, unescapeFormula } from './csv-text.ts'

describe('a CSV cell', () => {
  it.each(['=1+1', '+677', '-2+3', '@SUM(A1)', '\tx', '\rx', "'=1", "''-x"])('%j is escaped', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  })

  it.each(['', 'a=1', '’=x', "'", "'quoted'", 'Café'])('%j is unchanged', (text) => {
    expect(escapeFormula(text)).toBe(text)
  })

  it('survives escaping and unescaping of formulas', () => {
    const start = fc.constantFrom('', "'", "''", '=', '+', '-', '@', '\t', "'=", "'a")
    fc.assert(
      fc.property(start, fc.string({ unit: 'grapheme' }), (head, tail) => {
        expect(unescapeFormula(escapeFormula(head + tail))).toBe(head + tail)
        expect(escapeFormula(head + tail)).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  it('is quoted if necessary, and numbers are not escaped', () => {
    expect(formatCsvLine(['a', 'b,c', 'd"e', 'f\ng', '-9.43', '-9.43x', ''])).toBe(
      'a,"b,c","d""e","f\ng",-9.43,\'-9.43x,\r\n',
    )
  })
})
