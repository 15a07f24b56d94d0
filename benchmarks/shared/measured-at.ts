import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/** When, at which commit and on which machine figures are made; without a commit where there is no repository. */
export function measuredAt(): string {
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  const commit = git.status === 0 ? `, commit ${git.stdout.trim()}` : ''
  const day = new Date().toISOString().slice(0, 10)
  return `${day}${commit}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`
}
