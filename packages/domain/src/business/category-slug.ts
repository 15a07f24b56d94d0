/** The slug of a category: lower case, spaces become hyphens, "&" becomes "and". */
export const getCategorySlug = (name: string): string =>
  name.toLowerCase().replace(/&/g, 'and').replace(/ /g, '-')
