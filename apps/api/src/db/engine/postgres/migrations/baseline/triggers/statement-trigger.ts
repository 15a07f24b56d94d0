type Event = 'insert' | 'update' | 'delete'

interface StatementTrigger {
  /** The name of the trigger and of its function. */
  readonly name: string
  readonly event: Event
  readonly table: string
  /** PL/pgSQL statements. They read `new_rows` and `old_rows`: all rows of the statement, which may be none. */
  readonly body: string
}

/** The rows of a statement before and after it. */
const REFERENCED = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
} as const

/** Creates the SQL of a trigger that runs once after each statement, for any number of rows. */
export const createStatementTrigger = ({ name, event, table, body }: StatementTrigger): string[] => [
  `create function ${name}() returns trigger language plpgsql as $$
  begin
    ${body}
    return null;
  end $$`,
  `create trigger ${name} after ${event} on ${table}
    referencing ${REFERENCED[event]}
    for each statement execute function ${name}()`,
]

interface CountingTriggers {
  /** The prefix of the triggers' names. */
  readonly name: string
  readonly table: string
  /** The columns that the body reads of each row. */
  readonly columns: string
  /**
   * PL/pgSQL statements around a query of `columns` and `change`: 1 for each row after the statement, -1 for each before
   * it.
   */
  readonly body: (changed: string) => string
}

/** Creates the SQL of triggers that maintain a count after every statement on a table. */
export function createCountingTriggers({ name, table, columns, body }: CountingTriggers): string[] {
  const after = `select ${columns}, 1 as change from new_rows`
  const before = `select ${columns}, -1 as change from old_rows`
  const create = (event: Event, changed: string) =>
    createStatementTrigger({ name: `${name}_${event}`, event, table, body: body(changed) })
  return [
    ...create('insert', after),
    ...create('update', `${after} union all ${before}`),
    ...create('delete', before),
  ]
}
