/** A stored object that has not been parsed yet. */
export type StoredRecord = Readonly<Record<string, unknown>>

export const parseRecord = (value: unknown): StoredRecord | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StoredRecord) : null
