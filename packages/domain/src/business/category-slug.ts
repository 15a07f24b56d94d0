/** A category's path part: lower case, blanks become hyphens, "&" becomes "and". */
export const categorySlug = (name: string): string =>
  name.toLowerCase().replace(/&/g, 'and').replace(/ /g, '-')
