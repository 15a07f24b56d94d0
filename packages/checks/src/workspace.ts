import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root of the workspace, an absolute path with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Files of the workspace that are or could be committed, as paths from the root, with forward slashes. */
export function workspaceFiles(...patterns: string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: ROOT, encoding: 'utf8' }).split('\0'),
  )
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && !deleted.has(file)).toSorted()
}
