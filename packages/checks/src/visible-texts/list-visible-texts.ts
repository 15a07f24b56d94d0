import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, listWorkspaceFiles } from '../workspace.ts'
import { listProseTexts } from './prose-texts.ts'
import { listTypeScriptTexts } from './typescript-texts.ts'
import type { VisibleText } from './visible-text.ts'

const SOURCES = [
  'apps/api/src/**.ts',
  'apps/web/server/**.ts',
  'apps/web/src/**.ts',
  'apps/web/src/**.tsx',
  'packages/domain/src/**.ts',
  'packages/reference-data/src/**.ts',
  'packages/ui/src/**.ts',
  'packages/ui/src/**.tsx',
]
const PROSE = ['apps/api/content/**.md', 'apps/api/content/**.csv', 'apps/api/demo/**.yaml']

/** Tests, stories, database tables, search words, scripts of the demo. */
const UNSEEN =
  /\.(test|stories|table|repository)\.tsx?$|\.d\.ts$|\/src\/db\/|\/(domain\/src\/search|reference-data\/src\/(words|outlines))\/|\/src\/demo\/businesses\/|\/demo\/(accounts|amenities)\.yaml$|README\.md$/

const listFiles = (patterns: readonly string[]): string[] =>
  listWorkspaceFiles(...patterns).filter((file) => !UNSEEN.test(file))

/** Every visible text of the portal, by file and line. */
export function listVisibleTexts(): VisibleText[] {
  const prose = listFiles(PROSE).flatMap((file) =>
    listProseTexts(file, readFileSync(join(ROOT, file), 'utf8')),
  )
  return [...prose, ...listTypeScriptTexts(listFiles(SOURCES))].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  )
}
