/** The five countries of the portal, by ISO 3166-1 code in lower case. */
export const COUNTRY_CODES = ['sb', 'fj', 'pg', 'nc', 'vu'] as const
/** The code of one of the five countries. */
export type CountryCode = (typeof COUNTRY_CODES)[number]

/** The ten provinces of the Solomon Islands. */
export const PROVINCE_CODES = [
  'central',
  'choiseul',
  'guadalcanal',
  'honiara',
  'isabel',
  'makira-ulawa',
  'malaita',
  'rennell-bellona',
  'temotu',
  'western',
] as const
/** The code of one of the ten provinces. */
export type ProvinceCode = (typeof PROVINCE_CODES)[number]
