/** A country's code; the table of countries is in the domain package, whose test compares the codes. */
export type CountryCode = 'sb' | 'fj' | 'pg' | 'nc' | 'vu'

/** A province's code; the table of provinces is in the domain package, whose test compares the codes. */
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
