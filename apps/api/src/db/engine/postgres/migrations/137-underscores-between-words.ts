/** Nothing: vectors are made of words that were told apart so from the beginning. */
export const underscoresBetweenWords = {
  async up() {},
}
