/** One point of a line chart. */
export type LineChartPoint = {
  /** A unique key. */
  key: string
  /** When: a day, a month. */
  label: string
  /** 0 or more. */
  value: number
}
