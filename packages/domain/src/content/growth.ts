/** The length of the bar beside a growth rate, in percent: five times the rate, from 0 to 100. */
export const growthBarPercent = (rate: number): number => Math.min(100, Math.max(0, rate * 5))
