import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findPackageFolder } from './package-folder.ts'

/** Source maps and tests answer nothing. */
const ANSWERS_NOTHING = /\.map$|\.test\.ts$/

/**
 * What differs between two builds whose answers may: the program, from its source or its bundle, the versions of its libraries,
 * and the texts that ship. The same on every machine, so that processes of one build agree. From its source, the workspace's own
 * packages are no part of it.
 */
export function digestBuild(folder = findPackageFolder()): string {
  const hash = createHash('sha256')
  const files = [PROGRAM_FOLDER, 'content'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !ANSWERS_NOTHING.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
  for (const file of ['package.json', ...files.toSorted()]) {
    const bytes = readFileSync(join(folder, file))
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('base64url')
}

/** The folder of the package that this file runs from. */
const [PROGRAM_FOLDER = ''] = relative(findPackageFolder(), import.meta.dirname).split(sep)
