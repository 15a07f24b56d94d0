/**
 * Every table by name: each `*.table.ts` adds its own by declaration merging, so that db/ names no feature. Columns are
 * snake_case; instants are milliseconds since 1970, flags 0 or 1.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the files of the tables
export interface Database {}
