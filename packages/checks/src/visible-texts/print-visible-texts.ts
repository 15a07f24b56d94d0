import { stdout } from 'node:process'
import { listVisibleTexts } from './list-visible-texts.ts'

/** Prints every visible text of the portal once, by place: `pnpm words`, or `pnpm words apps/web` for one folder. */
const rooms = process.argv.slice(2)
const seen = new Set<string>()
for (const { file, line, text } of listVisibleTexts()) {
  if (rooms.length > 0 && !rooms.some((room) => file.startsWith(room))) continue
  if (seen.has(text)) continue
  seen.add(text)
  stdout.write(`${file}:${line}  ${text}\n`)
}
