// cspell:ignore resturant vanila carpentar bungalos
import { CASES, turn, unseen, type BenchCase } from '../api/cases.ts'

/** A read of which every request is new, so that no stored response is asked for. */
type Read = Pick<BenchCase, 'name' | 'path'>

const find = (texts: readonly string[], n: number): string =>
  unseen(`/api/businesses?search=${turn(texts, n)}&limit=24`, n)

/** The reads of the bench, and others that read other tables or indexes. */
export const READS: readonly Read[] = [
  ...CASES.filter(({ name }) => name !== 'counts by province, stored response'),
  {
    name: 'list by country and type',
    path: (n) => unseen(`/api/businesses?country=${turn(['sb', 'fj', 'pg'], n)}&type=Services&limit=24`, n),
  },
  {
    name: 'search, trade and place',
    path: (n) => find(['guesthouse+gizo', 'bakery+suva', 'mechanic+auki', 'timber+port+vila'], n),
  },
  { name: 'search, a misspelt word', path: (n) => find(['resturant', 'vanila', 'carpentar', 'bungalos'], n) },
  {
    name: 'search in a province and an industry',
    path: (n) =>
      `${find(['island'], n)}&province=${turn(['malaita', 'western', 'honiara'], n)}&industry=${turn(['agriculture', 'fisheries'], n)}`,
  },
  {
    name: 'suggestions',
    path: (n) =>
      unseen(`/api/search/suggestions?q=${turn(['cor', 'ree', 'lag', 'hon', 'fra', 'dol'], n)}`, n),
  },
]
