import type { CaptionedPhoto, Difference } from '@portal/domain/contract'

type Photos = readonly CaptionedPhoto[]

const findPosition = (photos: Photos, { url }: CaptionedPhoto): number =>
  photos.findIndex((photo) => photo.url === url)

const toLine = ({ caption }: CaptionedPhoto, position: number, marks: string): string =>
  `Photo ${position + 1}: ${caption ?? 'no caption'}${marks}`

const toText = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join('\n'))

/** Marks a photo as new or moved, with its earlier number. */
function describeMove(before: Photos, photo: CaptionedPhoto, position: number): string {
  const earlier = findPosition(before, photo)
  if (earlier < 0) return ' (new)'
  return earlier === position ? '' : ` (photo ${earlier + 1} before)`
}

/** Lists photos by caption and marks new, moved and removed ones; the preview shows the pictures. */
export const describePhotos = (before: Photos, after: Photos): Pick<Difference, 'before' | 'after'> => ({
  before: toText(
    before.map((photo, position) =>
      toLine(photo, position, findPosition(after, photo) < 0 ? ' (removed)' : ''),
    ),
  ),
  after: toText(
    after.map((photo, position) => toLine(photo, position, describeMove(before, photo, position))),
  ),
})
