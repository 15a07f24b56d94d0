/** Nothing: SQLite reads featured listings of a province by the indexes that PostgreSQL has no use for. */
export const featuredByProvince = {
  async up() {},
}
