import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Resolves a path against the folder in which pnpm was called, since pnpm runs commands in the package's folder. */
export function resolveTypedPath(
  path: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const fromCaller = resolve(env['INIT_CWD'] ?? '.', path)
  const inPackage = resolve(path)
  return existsSync(fromCaller) || !existsSync(inPackage) ? fromCaller : inPackage
}
