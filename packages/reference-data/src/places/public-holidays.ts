import type { CountryCode, ProvinceCode } from './codes.ts'

/** Days of public holidays by name: ISO dates separated by spaces. */
export type HolidayDays = Readonly<Record<string, string>>

// Source: vacanza/holidays, MIT, (c) Vacanza Team and individual contributors; snapshots of 2025 to 2028. "(estimated)"
// is theirs: the day follows the moon.

/** Public holidays of the whole of each country. */
export const PUBLIC_HOLIDAYS: Readonly<Record<CountryCode, HolidayDays>> = {
  sb: {
    "New Year's Day": '2025-01-01 2026-01-01 2027-01-01 2028-01-01',
    'Good Friday': '2025-04-18 2026-04-03 2027-03-26 2028-04-14',
    'Holy Saturday': '2025-04-19 2026-04-04 2027-03-27 2028-04-15',
    'Easter Monday': '2025-04-21 2026-04-06 2027-03-29 2028-04-17',
    'Whit Monday': '2025-06-09 2026-05-25 2027-05-17 2028-06-05',
    "King's Birthday": '2025-06-13 2026-06-19 2027-06-18 2028-06-16',
    'Independence Day': '2025-07-07 2026-07-07 2027-07-07 2028-07-07',
    'Christmas Day': '2025-12-25 2026-12-25 2027-12-25 2028-12-25',
    'National Day of Thanksgiving': '2025-12-26 2026-12-26 2027-12-26 2028-12-26',
    'National Day of Thanksgiving (observed)': '2026-12-28 2027-12-28',
    'Christmas Day (observed)': '2027-12-27',
    "New Year's Day (observed)": '2027-12-31',
  },
  fj: {
    "New Year's Day": '2025-01-01 2026-01-01 2027-01-01 2028-01-01',
    'Good Friday': '2025-04-18 2026-04-03 2027-03-26 2028-04-14',
    'Easter Saturday': '2025-04-19 2026-04-04 2027-03-27 2028-04-15',
    'Easter Monday': '2025-04-21 2026-04-06 2027-03-29 2028-04-17',
    'Girmit Day': '2025-05-12 2026-05-11 2027-05-17 2028-05-15',
    'Ratu Sir Lala Sukuna Day': '2025-05-30 2026-05-29 2027-05-28 2028-05-26',
    "Prophet Mohammed's Birthday": '2025-09-06',
    'Constitution Day': '2025-09-07 2026-09-07 2027-09-07 2028-09-07',
    "Prophet Mohammed's Birthday (observed)": '2025-09-08',
    'Fiji Day': '2025-10-10 2026-10-10 2027-10-10 2028-10-10',
    Diwali: '2025-10-21',
    'Christmas Day': '2025-12-25 2026-12-25 2027-12-25 2028-12-25',
    'Boxing Day': '2025-12-26 2026-12-26 2027-12-26 2028-12-26',
    "Prophet Mohammed's Birthday (estimated)": '2026-08-25 2027-08-14 2028-08-03',
    'Diwali (estimated)': '2026-11-08 2027-10-29 2028-10-17',
    'Diwali (observed, estimated)': '2026-11-09',
    'Boxing Day (observed)': '2026-12-28 2027-12-28',
    "Prophet Mohammed's Birthday (observed, estimated)": '2027-08-16',
    'Christmas Day (observed)': '2027-12-27',
    "New Year's Day (observed)": '2028-01-03',
  },
  pg: {
    "New Year's Day": '2025-01-01 2026-01-01 2027-01-01 2028-01-01',
    'Grand Chief Sir Michael Somare Remembrance Day': '2025-02-26 2026-02-26 2027-02-26 2028-02-26',
    'Good Friday': '2025-04-18 2026-04-03 2027-03-26 2028-04-14',
    'Easter Sunday': '2025-04-20 2026-04-05 2027-03-28 2028-04-16',
    'Easter Monday': '2025-04-21 2026-04-06 2027-03-29 2028-04-17',
    "King's Birthday": '2025-06-17 2026-06-17 2027-06-17 2028-06-17',
    'Papua New Guinea Remembrance Day': '2025-07-23 2026-07-23 2027-07-23 2028-07-23',
    'National Repentance Day': '2025-08-26 2026-08-26 2027-08-26 2028-08-26',
    'Independence Day': '2025-09-16 2026-09-16 2027-09-16 2028-09-16',
    'Christmas Day': '2025-12-25 2026-12-25 2027-12-25 2028-12-25',
    'Boxing Day': '2025-12-26 2026-12-26 2027-12-26 2028-12-26',
    'Boxing Day (observed)': '2027-12-27',
    'Papua New Guinea Remembrance Day (observed)': '2028-07-24',
  },
  nc: {
    "New Year's Day": '2025-01-01 2026-01-01 2027-01-01 2028-01-01',
    'Easter Monday': '2025-04-21 2026-04-06 2027-03-29 2028-04-17',
    'Labour Day': '2025-05-01 2026-05-01 2027-05-01 2028-05-01',
    'Victory Day': '2025-05-08 2026-05-08 2027-05-08 2028-05-08',
    'Ascension Day': '2025-05-29 2026-05-14 2027-05-06 2028-05-25',
    'Pentecost Monday': '2025-06-09 2026-05-25 2027-05-17 2028-06-05',
    'National Day': '2025-07-14 2026-07-14 2027-07-14 2028-07-14',
    'Assumption Day': '2025-08-15 2026-08-15 2027-08-15 2028-08-15',
    'Citizenship Day': '2025-09-24 2026-09-24 2027-09-24 2028-09-24',
    "All Saints' Day": '2025-11-01 2026-11-01 2027-11-01 2028-11-01',
    'Armistice Day': '2025-11-11 2026-11-11 2027-11-11 2028-11-11',
    'Christmas Day': '2025-12-25 2026-12-25 2027-12-25 2028-12-25',
  },
  vu: {
    "New Year's Day": '2025-01-01 2026-01-01 2027-01-01 2028-01-01',
    'Father Lini Day': '2025-02-21 2026-02-21 2027-02-21 2028-02-21',
    "Custom Chief's Day": '2025-03-05 2026-03-05 2027-03-05 2028-03-05',
    'Good Friday': '2025-04-18 2026-04-03 2027-03-26 2028-04-14',
    'Easter Monday': '2025-04-21 2026-04-06 2027-03-29 2028-04-17',
    'Labour Day': '2025-05-01 2026-05-01 2027-05-01 2028-05-01',
    'Ascension Day': '2025-05-29 2026-05-14 2027-05-06 2028-05-25',
    "Children's Day": '2025-07-24 2026-07-24 2027-07-24 2028-07-24',
    'Independence Day': '2025-07-30 2026-07-30 2027-07-30 2028-07-30',
    'Assumption Day': '2025-08-15 2026-08-15 2027-08-15 2028-08-15',
    'Constitution Day': '2025-10-05 2026-10-05 2027-10-05 2028-10-05',
    'Constitution Day (observed)': '2025-10-06',
    'Unity Day': '2025-11-29 2026-11-29 2027-11-29 2028-11-29',
    'Christmas Day': '2025-12-25 2026-12-25 2027-12-25 2028-12-25',
    'Family Day': '2025-12-26 2026-12-26 2027-12-26 2028-12-26',
    'Unity Day (observed)': '2026-11-30',
    'Father Lini Day (observed)': '2027-02-22',
    'Assumption Day (observed)': '2027-08-16',
    'Family Day (observed)': '2027-12-27',
    "Custom Chief's Day (observed)": '2028-03-06',
    'Independence Day (observed)': '2028-07-31',
  },
}

/** Public holidays of a province, in addition to its country's. */
export const PROVINCE_HOLIDAYS: Readonly<Partial<Record<ProvinceCode, HolidayDays>>> = {
  central: {
    'Central Province Day': '2025-06-29 2026-06-29 2027-06-29 2028-06-29',
    'Central Province Day (observed)': '2025-06-30',
  },
  choiseul: {
    'Choiseul Province Day': '2025-02-25 2026-02-25 2027-02-25 2028-02-25',
  },
  guadalcanal: {
    'Guadalcanal Province Day': '2025-08-01 2026-08-01 2027-08-01 2028-08-01',
    'Guadalcanal Province Day (observed)': '2026-07-31 2027-08-02',
  },
  isabel: {
    'Isabel Province Day': '2025-06-02 2026-06-02 2027-06-02 2028-06-02',
  },
  'makira-ulawa': {
    'Makira-Ulawa Province Day': '2025-08-03 2026-08-03 2027-08-03 2028-08-03',
    'Makira-Ulawa Province Day (observed)': '2025-08-04',
  },
  malaita: {
    'Malaita Province Day': '2025-08-15 2026-08-15 2027-08-15 2028-08-15',
    'Malaita Province Day (observed)': '2026-08-14 2027-08-16',
  },
  'rennell-bellona': {
    'Rennell and Bellona Province Day': '2025-07-20 2026-07-20 2027-07-20 2028-07-20',
    'Rennell and Bellona Province Day (observed)': '2025-07-21',
  },
  temotu: {
    'Temotu Province Day': '2025-06-08 2026-06-08 2027-06-08 2028-06-08',
    'Temotu Province Day (observed)': '2025-06-09',
  },
  western: {
    'Western Province Day': '2025-12-07 2026-12-07 2027-12-07 2028-12-07',
    'Western Province Day (observed)': '2025-12-08',
  },
}
