import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Resolves a path against where pnpm was called: it runs commands in the package's folder. */
export function resolveTypedPath(
  path: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const called = resolve(env['INIT_CWD'] ?? '.', path)
  const inPackage = resolve(path)
  return existsSync(called) || !existsSync(inPackage) ? called : inPackage
}
