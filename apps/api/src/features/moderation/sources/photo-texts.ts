import type { CaptionedPhoto, Difference } from '@portal/domain/contract'

type Photos = readonly CaptionedPhoto[]

const positionIn = (photos: Photos, { url }: CaptionedPhoto): number =>
  photos.findIndex((photo) => photo.url === url)

const toLine = ({ caption }: CaptionedPhoto, position: number, marks: string): string =>
  `Photo ${position + 1}: ${caption ?? 'no caption'}${marks}`

const toText = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join('\n'))

/** What an earlier photo was, seen from where it is now. */
function markMoved(before: Photos, photo: CaptionedPhoto, position: number): string {
  const earlier = positionIn(before, photo)
  if (earlier < 0) return ' (new)'
  return earlier === position ? '' : ` (photo ${earlier + 1} before)`
}

/** Photos by their captions, with those that are new, moved or removed; the preview shows the pictures. */
export const describePhotos = (before: Photos, after: Photos): Pick<Difference, 'before' | 'after'> => ({
  before: toText(
    before.map((photo, position) =>
      toLine(photo, position, positionIn(after, photo) < 0 ? ' (removed)' : ''),
    ),
  ),
  after: toText(after.map((photo, position) => toLine(photo, position, markMoved(before, photo, position)))),
})
