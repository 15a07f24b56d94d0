import SqliteDatabase from 'better-sqlite3'
import { Client } from 'pg'
import { onTestFinished, vi } from 'vitest'
import { ENGINE } from './new-store.ts'

/** Records every SQL text that reaches the driver from now on. */
export function recordSql(): () => string[] {
  const texts: string[] = []
  const record = (query: unknown) => {
    const text = typeof query === 'string' ? query : (query as { text?: string }).text
    if (text !== undefined) texts.push(text)
  }
  const spy =
    ENGINE === 'postgres'
      ? vi.spyOn(Client.prototype, 'query')
      : vi.spyOn(SqliteDatabase.prototype, 'prepare')
  onTestFinished(() => spy.mockRestore())
  return () => {
    for (const [query] of spy.mock.calls) record(query)
    return texts
  }
}
