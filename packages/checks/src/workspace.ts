import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The absolute path of the workspace's root, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The files of the workspace that git tracks or would add, as paths from the root. */
export function listWorkspaceFiles(...patterns: string[]): string[] {
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
