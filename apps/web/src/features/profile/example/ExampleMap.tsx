import { Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import { FindUsPanel } from '../FindUsPanel.tsx'
import { Panel } from '#shared/layout/Panel.tsx'
import { SolomonMap } from '#shared/businesses/SolomonMap.tsx'
import { EXAMPLE } from './example.ts'

const Sea = styled.div`
  padding: ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color.ocean};
`

/** Where the sample business is: among the provinces, and on the outline of its own. */
export const ExampleMap = () => (
  <Stack gap={16}>
    <Panel title="Interactive Map" id="location">
      <Sea data-surface="deep">
        <SolomonMap label="Interactive Map" {...(EXAMPLE.province && { highlighted: EXAMPLE.province })} />
      </Sea>
      <Text size="caption" tone="soft">
        Choose a province to see its businesses.
      </Text>
    </Panel>
    <FindUsPanel business={EXAMPLE} />
  </Stack>
)
