/** Inserts sections into a page, each between the two comments with its name; the rest stays unchanged. */
export function insertSections(page: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce((text, [name, figures]) => {
    const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
    const [start, end] = [text.indexOf(from), text.indexOf(to)]
    if (start === -1 || end < start) throw new Error(`The page has no place for “${name}”`)
    return `${text.slice(0, start + from.length)}\n\n${figures}\n\n${text.slice(end)}`
  }, page)
}
