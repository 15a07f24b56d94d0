/** A country's code; the table of countries stands in the domain package and is held against this by its test. */
export type CountryCode = 'sb' | 'fj' | 'pg' | 'nc' | 'vu'

/** A province's code; the table of provinces stands in the domain package and is held against this by its test. */
export type ProvinceCode =
  | 'central'
  | 'choiseul'
  | 'guadalcanal'
  | 'honiara'
  | 'isabel'
  | 'makira-ulawa'
  | 'malaita'
  | 'rennell-bellona'
  | 'temotu'
  | 'western'
