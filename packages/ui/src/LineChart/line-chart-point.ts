/** One point of a line chart: its label (a day) and its value, 0 or more. */
export type LineChartPoint = { key: string; label: string; value: number }
