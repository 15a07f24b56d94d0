import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** A path as whoever typed it means it: pnpm runs commands in the package, and keeps where it was called. */
export function resolveTypedPath(
  path: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const called = resolve(env['INIT_CWD'] ?? '.', path)
  const inPackage = resolve(path)
  return existsSync(called) || !existsSync(inPackage) ? called : inPackage
}
