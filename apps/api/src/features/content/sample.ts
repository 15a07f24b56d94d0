/** A title that is read away from the site, where no badge says that it is made up. */
export const sampleTitle = ({
  title,
  is_sample,
}: {
  readonly title: string
  readonly is_sample: 0 | 1
}): string => (is_sample === 1 ? `Sample: ${title}` : title)
