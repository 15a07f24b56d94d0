import { Illustration } from './Illustration.tsx'

/** The drawing of a market, for a page that loads it only when it is needed. */
export const Market = () => <Illustration name="market" />
