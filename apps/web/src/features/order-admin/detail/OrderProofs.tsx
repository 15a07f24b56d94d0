import type { AdminOrder, Photo } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { formatDateTime } from '@portal/domain/shared'
import { Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { HistoryList, HistoryText } from '#shared/lists/HistoryList.ts'
import { PhotoGrid } from '#shared/media/PhotoGrid.tsx'

/* Slips are as white as the card. */
const Bordered = styled.div`
  a {
    border: 1px solid ${token.role.line};
  }
`

/** The size of its frame. The picture's own size is unknown; it is stored in every width up to this one. */
const FRAME = { width: 1600, height: 1200 } as const

const toPhoto = ({ url }: AdminOrder['proofs'][number], caption: string): Photo => ({
  src: url,
  srcset: '',
  ...FRAME,
  color: 'transparent',
  caption,
})

/** Pictures that prove a payment, to enlarge, with their notes. */
export function OrderProofs({ order: { proofs, billedTo } }: { order: AdminOrder }) {
  const { timeZone } = getCountry(billedTo.country)
  return (
    <Stack gap={12}>
      <Bordered>
        <PhotoGrid
          name="the proof of payment"
          photos={proofs.map((proof) =>
            toPhoto(proof, `Proof sent on ${formatDateTime(proof.at, timeZone)}`),
          )}
        />
      </Bordered>
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
