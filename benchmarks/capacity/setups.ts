import { ASSUMPTIONS, type PerView, type Resource } from './derive.ts'

const SECOND = 1_000
const MACHINES = 10

/** Machines and their processes. */
export interface Setup {
  readonly name: string
  readonly engine: 'SQLite' | 'PostgreSQL'
  resources(view: PerView): readonly Resource[]
}

/** The processor time of some machines. */
const createProcessors = (name: string, machines: number, costPerView: number, remedy: string): Resource => ({
  name,
  available: machines * ASSUMPTIONS.processors * SECOND,
  costPerView,
  remedy,
})

/** A process runs JavaScript on one processor only. */
const createApiProcess = ({ time }: PerView): Resource => ({
  name: 'the one API process',
  available: SECOND,
  costPerView: time.api,
  remedy: 'PostgreSQL, which several API processes share',
})

const createWriteLock = ({ lock }: PerView): Resource => ({
  name: 'the write lock',
  available: SECOND,
  costPerView: lock,
  remedy: 'faster disks and shorter transactions: machines don’t',
})

export const SETUPS: readonly Setup[] = [
  {
    name: 'one machine, SQLite',
    engine: 'SQLite',
    resources: (view) => [
      createProcessors('its processors', 1, view.time.web + view.time.api, 'web servers on other machines'),
      createApiProcess(view),
      createWriteLock(view),
    ],
  },
  {
    name: 'one machine, PostgreSQL',
    engine: 'PostgreSQL',
    resources: (view) => [
      createProcessors(
        'its processors',
        1,
        view.time.web + view.time.api + view.time.database,
        'a machine for the database, then machines for both servers',
      ),
      createApiProcess(view),
      createWriteLock(view),
    ],
  },
  {
    name: 'ten machines, SQLite: an API, nine web servers',
    engine: 'SQLite',
    resources: (view) => [
      createProcessors('the web servers', MACHINES - 1, view.time.web, 'more machines'),
      createApiProcess(view),
      createWriteLock(view),
    ],
  },
  {
    name: 'ten machines, PostgreSQL: a database, nine with both servers',
    engine: 'PostgreSQL',
    resources: (view) => [
      createProcessors('web and API', MACHINES - 1, view.time.web + view.time.api, 'more machines'),
      createProcessors('the database', 1, view.time.database, 'more processors for it'),
      createWriteLock(view),
    ],
  },
]
