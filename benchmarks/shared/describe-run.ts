import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/** Describes the day, commit and machine of a measurement; without a commit outside a repository. */
export function describeRun(): string {
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  const commit = git.status === 0 ? `, commit ${git.stdout.trim()}` : ''
  const day = new Date().toISOString().slice(0, 10)
  return `${day}${commit}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`
}
