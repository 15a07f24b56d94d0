import { Text, TextLink } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

/** Links to the page of loading animations. */
export const LoadingTeaser = () => (
  <Text size="small" tone="soft">
    What the portal shows while pages load:{' '}
    <TextLink href={paths.loadingShowcase()}>See the loading animations</TextLink>
  </Text>
)
