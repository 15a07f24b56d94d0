import { ASSUMPTIONS, type PerView, type Resource } from './derive.ts'

const SECOND = 1_000
const MACHINES = 10

/** Machines and what runs on them. */
export interface Setup {
  readonly name: string
  readonly engine: 'SQLite' | 'PostgreSQL'
  resources(view: PerView): readonly Resource[]
}

/** Time of processors of some machines. */
const processors = (name: string, machines: number, takes: number, more: string): Resource => ({
  name,
  has: machines * ASSUMPTIONS.processors * SECOND,
  takes,
  more,
})

/** One process runs JavaScript on one processor, however many there are. */
const oneApi = ({ time }: PerView): Resource => ({
  name: 'the one API process',
  has: SECOND,
  takes: time.api,
  more: 'PostgreSQL, which several API processes share',
})

const writeLock = ({ lock }: PerView): Resource => ({
  name: 'the write lock',
  has: SECOND,
  takes: lock,
  more: 'faster disks and shorter transactions: machines don’t',
})

export const SETUPS: readonly Setup[] = [
  {
    name: 'one machine, SQLite',
    engine: 'SQLite',
    resources: (view) => [
      processors('its processors', 1, view.time.web + view.time.api, 'web servers on other machines'),
      oneApi(view),
      writeLock(view),
    ],
  },
  {
    name: 'one machine, PostgreSQL',
    engine: 'PostgreSQL',
    resources: (view) => [
      processors(
        'its processors',
        1,
        view.time.web + view.time.api + view.time.database,
        'a machine for the database, then machines for both servers',
      ),
      oneApi(view),
      writeLock(view),
    ],
  },
  {
    name: 'ten machines, SQLite: an API, nine web servers',
    engine: 'SQLite',
    resources: (view) => [
      processors('the web servers', MACHINES - 1, view.time.web, 'more machines'),
      oneApi(view),
      writeLock(view),
    ],
  },
  {
    name: 'ten machines, PostgreSQL: a database, nine with both servers',
    engine: 'PostgreSQL',
    resources: (view) => [
      processors('web and API', MACHINES - 1, view.time.web + view.time.api, 'more machines'),
      processors('the database', 1, view.time.database, 'more processors for it'),
      writeLock(view),
    ],
  },
]
