/** Does nothing: vectors have always split words at underscores. */
export const underscoresBetweenWords = {
  async up() {},
}
