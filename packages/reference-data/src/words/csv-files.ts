import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('./', import.meta.url)

/** The text of each table by its file name, in alphabetical order. The API's bundle inlines the texts instead. */
export const CSV_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')]),
)
