// cspell:ignore DONT

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OnEnd } from '@portal/api/test/file-end.ts'
import { newDataDir } from '@portal/api/test/data-dir.ts'
import { Skip } from './skip.ts'

/** Debian's libraries, in a folder for each architecture. */
const LIBRARIES = '/usr/lib'
const LIBRARY = 'faketime/libfaketime.so.1'

/** A clock that a process sees instead of the machine's. */
export interface FalseClock {
  /** The environment of the process. */
  readonly environment: Readonly<Record<string, string>>
  /** Sets its offset, in days. */
  jump(days: number): void
}

/** Creates a false clock; throws a `Skip` if libfaketime is not installed. */
export function createFalseClock(onEnd: OnEnd): FalseClock {
  const library = readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, LIBRARY))
    .find((file) => existsSync(file))
  if (library === undefined) throw new Skip('the package faketime is not installed')
  const file = join(newDataDir(onEnd), 'offset')
  const jump = (days: number) => writeFileSync(file, `${days < 0 ? '' : '+'}${days}d\n`)
  jump(0)
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Seconds until the file is read again.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    jump,
  }
}
