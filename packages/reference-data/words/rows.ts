import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../src/words/', import.meta.url)
const PLACES = 'places.csv'

/** A line of a table by its columns. No field has a comma or a quote. */
export type Line = Readonly<Record<string, string>> & { readonly file: string; readonly line: number }

function readLines(file: string): Line[] {
  const [header = '', ...rows] = readFileSync(new URL(file, FOLDER), 'utf8').split(/\r?\n/)
  const columns = header.split(',')
  return rows.flatMap((row, index) => {
    if (row === '') return []
    const fields = row.split(',')
    const line = index + 2
    if (fields.length !== columns.length || row.includes('"'))
      throw new Error(`${file}:${line} needs ${columns.length} plain fields: ${row}`)
    return [
      { file, line, ...Object.fromEntries(columns.map((name, at) => [name, fields[at] ?? ''])) } as Line,
    ]
  })
}

/** The lines of every table of words, by file. */
export const wordLines = (): Line[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.csv') && file !== PLACES)
    .toSorted()
    .flatMap(readLines)

/** The lines of the gazetteer. */
export const placeLines = (): Line[] => readLines(PLACES)
