// cspell:ignore resturant vanila carpentar bungalos
import { CASES, pickInTurn, getUnseenPath, type BenchCase } from '../api/cases.ts'

/** A read whose requests are unique, so that no stored response is used. */
type Read = Pick<BenchCase, 'name' | 'path'>

const find = (texts: readonly string[], n: number): string =>
  getUnseenPath(`/api/businesses?search=${pickInTurn(texts, n)}&limit=24`, n)

/** The reads of the bench, and others for further tables or indexes. */
export const READS: readonly Read[] = [
  ...CASES.filter(({ name }) => name !== 'counts by province, stored response'),
  {
    name: 'list by country and type',
    path: (n) =>
      getUnseenPath(`/api/businesses?country=${pickInTurn(['sb', 'fj', 'pg'], n)}&type=Services&limit=24`, n),
  },
  {
    name: 'search, trade and place',
    path: (n) => find(['guesthouse+gizo', 'bakery+suva', 'mechanic+auki', 'timber+port+vila'], n),
  },
  { name: 'search, a misspelt word', path: (n) => find(['resturant', 'vanila', 'carpentar', 'bungalos'], n) },
  {
    name: 'search in a province and an industry',
    path: (n) =>
      `${find(['island'], n)}&province=${pickInTurn(['malaita', 'western', 'honiara'], n)}&industry=${pickInTurn(['agriculture', 'fisheries'], n)}`,
  },
  {
    name: 'suggestions',
    path: (n) =>
      getUnseenPath(
        `/api/search/suggestions?q=${pickInTurn(['cor', 'ree', 'lag', 'hon', 'fra', 'dol'], n)}`,
        n,
      ),
  },
]
