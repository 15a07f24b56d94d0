import { TabLinks } from '@portal/ui'
import { WorkHeader } from '#shared/layout/WorkHeader.tsx'
import { paths } from '#shared/urls/paths.ts'
import { ADMIN_TABS, useOpenCounts } from './admin-tabs.ts'

const toCountProps = (count: number | undefined) => (count === undefined ? {} : { count })

/** The title, and below it the tabs with their counts. */
export function AdminHeader({ current }: { current: string | null }) {
  const open = useOpenCounts()
  return (
    <WorkHeader title="Administration">
      <TabLinks
        label="Administration"
        items={ADMIN_TABS.map(({ name, label, count }) => ({
          href: paths.admin(name === null ? {} : { tab: name }),
          label,
          current: name === current,
          ...toCountProps(count?.(open)),
        }))}
      />
    </WorkHeader>
  )
}
