import { parseTenderKind } from '@portal/domain/content'
import type { TenderItem } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { Fact } from '#shared/content/Fact.tsx'
import { NoticeCard } from '#shared/content/NoticeCard.tsx'
import { paths } from '#shared/urls/paths.ts'

/** A tender's kind in words: `NGO Tender`, `Grant`. */
export const getKindName = ({ kind }: Pick<TenderItem, 'kind'>): string =>
  parseTenderKind(kind)?.name.replace(/s$/, '') ?? 'Tender'

export interface TenderCardProps {
  item: TenderItem
}

/** A tender in a list. */
export const TenderCard = ({ item }: TenderCardProps) => (
  <NoticeCard
    notice={item}
    href={paths.tender(item.slug)}
    eyebrow={getKindName(item)}
    from={item.issuer}
    facts={
      <>
        <Fact icon="pin">{getPlaceLabel(item, { country: true })}</Fact>
        {item.value !== null && <Fact icon="info">{item.value}</Fact>}
      </>
    }
  />
)
