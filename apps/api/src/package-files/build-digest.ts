import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { findPackageFolder } from './package-folder.ts'

/** Source maps and tests don't affect responses. */
const WITHOUT_EFFECT = /\.map$|\.test\.ts$/

/**
 * A digest of everything in a build that affects responses: the program, from its source or its bundle, the versions of its
 * libraries, and the texts that ship with it. It is the same on every machine, so that processes of one build agree. From
 * source, it leaves out the workspace's own packages.
 */
export function digestBuild(folder = findPackageFolder()): string {
  const hash = createHash('sha256')
  const files = [PROGRAM_FOLDER, 'content'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !WITHOUT_EFFECT.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
  for (const file of ['package.json', ...files.toSorted()]) {
    const bytes = readFileSync(join(folder, file))
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('base64url')
}

/** The folder of this file within the package. */
const [PROGRAM_FOLDER = ''] = relative(findPackageFolder(), import.meta.dirname).split(sep)
