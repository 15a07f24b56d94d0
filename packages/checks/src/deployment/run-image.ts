import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ImageConfig } from './images.ts'
import { start, type Running } from './processes.ts'

/**
 * Runs an image as an engine would, with system tools: in PID and mount namespaces, with a read-only root, `/data` as the only
 * volume, and the image's user without capabilities. It shares this machine's network.
 */
const RUN = `
root=$1 user=$2
shift 2
mount --bind "$root" "$root"
test ! -d "$root/data" || mount --bind "$root/data" "$root/data"
mount --rbind /dev "$root/dev"
mount -o remount,ro,bind "$root"
mount -t proc proc "$root/proc"
exec setpriv --no-new-privs chroot --groups= --userspec="$user" "$root" /usr/bin/env -i "$@"
`

/** A running image. */
export interface RunningImage extends Running {
  /** The pid of its first process on this machine. */
  readonly pid: () => number
}

/** Runs an image with its configuration, additional variables and optionally another `CMD`. */
export async function runImage(
  root: string,
  { User, Env, Entrypoint, Cmd, WorkingDir }: ImageConfig,
  { env = {}, words = Cmd }: { env?: Readonly<Record<string, string>>; words?: readonly string[] } = {},
): Promise<RunningImage> {
  const variables = [...Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
  const unshare = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', RUN, 'run']
  const command = ['-C', WorkingDir, ...variables, ...Entrypoint, ...words]
  const running = start('unshare', [...unshare, root, User, ...command])
  const pid = () =>
    Number(readFileSync(`/proc/${running.child.pid}/task/${running.child.pid}/children`, 'utf8'))
  while (running.child.exitCode === null && pid() === 0) await sleep(20)
  return { ...running, pid }
}
