import type { AdminOrder, Photo } from '@portal/domain/contract'
import { countryOf } from '@portal/domain/place'
import { formatDateTime } from '@portal/domain/shared'
import { Stack, Text } from '@portal/ui'
import { HistoryList, HistoryText } from '#shared/lists/HistoryList.ts'
import { PhotoGrid } from '#shared/media/PhotoGrid.tsx'

/** Its size is not known; the frame that it stands in has one. */
const toPhoto = ({ url }: AdminOrder['proofs'][number], caption: string): Photo => ({
  src: url,
  srcset: '',
  width: 4,
  height: 3,
  color: '',
  caption,
})

/** The pictures that show a payment, to enlarge, with what was written to them. */
export function OrderProofs({ order: { proofs, billedTo } }: { order: AdminOrder }) {
  const { timeZone } = countryOf(billedTo.country)
  return (
    <Stack gap={12}>
      <PhotoGrid
        name="the proof of payment"
        photos={proofs.map((proof) => toPhoto(proof, `Proof sent on ${formatDateTime(proof.at, timeZone)}`))}
      />
      <HistoryList>
        {proofs.map(({ id, at, note }) => (
          <li key={id}>
            <Text size="small" tone="soft">
              {formatDateTime(at, timeZone)}
            </Text>
            <HistoryText>{note ?? 'No note.'}</HistoryText>
          </li>
        ))}
      </HistoryList>
    </Stack>
  )
}
