/** Marks the title of a sample for places without a badge. */
export const markSampleTitle = ({
  title,
  is_sample,
}: {
  readonly title: string
  readonly is_sample: 0 | 1
}): string => (is_sample === 1 ? `Sample: ${title}` : title)
