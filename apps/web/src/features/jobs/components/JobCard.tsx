import { parseJobType } from '@portal/domain/content'
import type { JobItem } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import { Fact } from '#shared/content/Fact.tsx'
import { NoticeCard } from '#shared/content/NoticeCard.tsx'
import { paths } from '#shared/urls/paths.ts'

/** A job's place in words. */
export const formatPlace = ({
  location,
  ...place
}: Pick<JobItem, 'location' | 'country' | 'province'>): string =>
  getPlaceLabel({ ...place, address: location }, { country: true })

/** A job's type of employment in words. */
export const getTypeName = ({ type }: Pick<JobItem, 'type'>): string => parseJobType(type)?.name ?? type

export interface JobCardProps {
  item: JobItem
}

/** A job in a list. */
export const JobCard = ({ item }: JobCardProps) => (
  <NoticeCard
    notice={item}
    href={paths.job(item.slug)}
    eyebrow={getTypeName(item)}
    from={item.employer}
    facts={
      <>
        <Fact icon="pin">{formatPlace(item)}</Fact>
        {item.salary !== null && <Fact icon="info">{item.salary}</Fact>}
      </>
    }
  />
)
