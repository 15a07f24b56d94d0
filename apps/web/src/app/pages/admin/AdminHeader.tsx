import { Container, Heading, TabLinks, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import { ADMIN_TABS, useOpenCounts } from './admin-tabs.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding-top: ${token.space[16]};
`

const toCountProps = (count: number | undefined) => (count === undefined ? {} : { count })

/** The title, and below it the tabs with their counts. */
export function AdminHeader({ current }: { current: string | null }) {
  const open = useOpenCounts()
  return (
    <Container>
      <Row>
        <Heading level={1} size="section">
          Administration
        </Heading>
        <TabLinks
          label="Administration"
          items={ADMIN_TABS.map(({ name, label, count }) => ({
            href: paths.admin(name === null ? {} : { tab: name }),
            label,
            current: name === current,
            ...toCountProps(count?.(open)),
          }))}
        />
      </Row>
    </Container>
  )
}
