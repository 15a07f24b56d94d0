/** One point of a line chart. */
export type LineChartPoint = {
  /** Tells it from the others. */
  key: string
  /** When: a day, a month. */
  label: string
  /** 0 or more. */
  value: number
}
