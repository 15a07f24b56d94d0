/** Nothing: SQLite has a full-text table of names alone. */
export const listingNames = {
  async up() {},
}
