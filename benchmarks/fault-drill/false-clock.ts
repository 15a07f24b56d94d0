// cspell:ignore DONT

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OnEnd } from '@portal/api/test/file-end.ts'
import { newDataDir } from '@portal/api/test/data-dir.ts'
import { Skip } from './skip.ts'

/** Where Debian has libraries, in a folder for each kind of processor. */
const LIBRARIES = '/usr/lib'
const LIBRARY = 'faketime/libfaketime.so.1'

/** A clock that a process sees in place of the machine's. */
export interface FalseClock {
  /** What the process is started with. */
  readonly environment: Readonly<Record<string, string>>
  /** Puts it so many days off. */
  jump(days: number): void
}

/** Throws a `Skip` where the library is not there that shows a process another time. */
export function newFalseClock(onEnd: OnEnd): FalseClock {
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
      // Seconds after which the file is read again.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    jump,
  }
}
