/** How long the bar beside a growth rate is, in percent: five times the rate, from 0 to 100. */
export const growthBar = (rate: number): number => Math.min(100, Math.max(0, rate * 5))
