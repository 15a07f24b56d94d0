import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readCsvRows } from './csv-rows.ts'

const rowsOf = async (chunks: string[], start: string) => {
  const rows: [number, Record<string, unknown>][] = []
  const text = Readable.from(chunks, { objectMode: false }).setEncoding('utf8')
  for await (const { row, cells } of readCsvRows(text, start)) rows.push([row, Object.fromEntries(cells)])
  return rows
}

describe('rows of a CSV text', () => {
  it.each(['\n', '\r', '\r\n'])('are the same whatever the pieces it comes in, with %j', async (end) => {
    const text = ['name,note', 'A,"one', 'two"', '', 'B,é'].join(end) + end
    const expected = [
      [2, { name: 'A', note: `one${end}two` }],
      [4, { name: 'B', note: 'é' }],
    ]
    expect(await rowsOf([text], text)).toEqual(expected)
    expect(await rowsOf(text.split(''), text)).toEqual(expected)
  })

  it('take the first filled one of columns with the same name, and ignore columns without a name', async () => {
    const text = 'a,a,,b\n,2,3,4\n1,2,3,4\n'
    expect(await rowsOf([text], text)).toEqual([
      [2, { a: '2', b: '4' }],
      [3, { a: '1', b: '4' }],
    ])
  })

  it('have empty cells where a row is too short', async () => {
    expect(await rowsOf(['a,b\n1\n'], 'a,b\n')).toEqual([[2, { a: '1', b: '' }]])
  })
})
