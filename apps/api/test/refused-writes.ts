import { ENGINE, type TestStore } from './new-store.ts'

interface RefusedWrites {
  readonly to: string
  readonly before?: 'insert' | 'update' | 'delete'
  /** A condition on `new` for the refused rows; all by default. */
  readonly when?: string
}

/** The database's error message. */
export const REFUSAL = 'no room'

/** Makes the database refuse writes to a table; returns the function that allows them again. */
export async function refuseWrites(
  store: TestStore,
  { to, before = 'insert', when = 'true' }: RefusedWrites,
): Promise<() => Promise<void>> {
  await store.run(
    ENGINE === 'postgres'
      ? `create function refuse() returns trigger language plpgsql as $$ begin
          if ${when} then raise '${REFUSAL}'; end if;
          return case tg_op when 'DELETE' then old else new end;
        end $$;
        create trigger refused before ${before} on ${to} for each row execute function refuse()`
      : `create trigger refused before ${before} on ${to} when ${when} begin select raise(abort, '${REFUSAL}'); end`,
  )
  return () =>
    store.run(
      ENGINE === 'postgres' ? `drop trigger refused on ${to}; drop function refuse` : 'drop trigger refused',
    )
}
