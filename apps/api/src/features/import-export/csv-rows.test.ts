import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readCsvRows } from './csv-rows.ts'

const isHeader = (cells: readonly string[]) => cells.includes('name')

const rowsOf = async (chunks: string[], start: string) => {
  const rows: [number, Record<string, unknown>][] = []
  const text = Readable.from(chunks, { objectMode: false }).setEncoding('utf8')
  for await (const { row, cells } of readCsvRows(text, start, isHeader))
    rows.push([row, Object.fromEntries(cells)])
  return rows
}

describe('rows of a CSV text', () => {
  it.each(['\n', '\r', '\r\n'])('do not depend on the chunks of the text, with %j', async (end) => {
    const text = ['name,note', 'A,"one', 'two"', '', 'B,é'].join(end) + end
    const expected = [
      [2, { name: 'A', note: `one${end}two` }],
      [4, { name: 'B', note: 'é' }],
    ]
    expect(await rowsOf([text], text)).toEqual(expected)
    expect(await rowsOf(text.split(''), text)).toEqual(expected)
  })

  it('use the first filled one of columns with the same name, and keep the others under other names', async () => {
    const text = 'a,a,,b\n,2,3,4\n1,2,,4\n'
    expect(await rowsOf([text], text)).toEqual([
      [2, { a: '2', 'column 3': '3', b: '4' }],
      [3, { a: '1', 'a (2)': '2', b: '4' }],
    ])
  })

  it('may have empty cells after the last column', async () => {
    const text = 'name,b\n1,2,,\n'
    expect(await rowsOf([text], text)).toEqual([[2, { name: '1', b: '2' }]])
  })

  it.each([';', ',', '\t', '|'])('do not count a line with the delimiter %j', async (delimiter) => {
    const text = `sep=${delimiter}\r\nname${delimiter}b\r\n1${delimiter}2\r\n`
    expect(await rowsOf([text], text)).toEqual([[2, { name: '1', b: '2' }]])
  })

  it('report titles above the header', async () => {
    const text = 'Members, of 2026\n\nname;b\n1;2\n'
    const rows = readCsvRows(Readable.from([text], { objectMode: false }).setEncoding('utf8'), text, isHeader)
    const found = []
    for await (const row of rows) found.push(row)
    expect(found).toEqual([
      { row: 1, cells: new Map(), problem: 'It stands above the header: "Members, of 2026"' },
      {
        row: 4,
        cells: new Map([
          ['name', '1'],
          ['b', '2'],
        ]),
      },
    ])
  })

  it('fill up short rows with empty cells', async () => {
    expect(await rowsOf(['a,b\n1\n'], 'a,b\n')).toEqual([[2, { a: '1', b: '' }]])
  })
})
