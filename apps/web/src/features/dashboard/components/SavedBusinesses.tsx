import { SectionHeader, TextLink } from '@portal/ui'
import { useLatestSavesQuery } from '#features/saves/saves.api.ts'
import { Section } from '#shared/layout/Section.tsx'
import { paths } from '#shared/urls/paths.ts'
import { SavedChips } from '../home/LatestSaves.tsx'

/** The businesses that the owner saved last, and a link to all of them. */
export function SavedBusinesses() {
  const { data } = useLatestSavesQuery()
  return (
    <Section aria-labelledby="saved-businesses">
      <SectionHeader
        title="Saved businesses"
        id="saved-businesses"
        action={
          <TextLink href={paths.saved()} arrow>
            {data && data.total > 0 ? `All ${data.total} saved` : 'Open the list'}
          </TextLink>
        }
      />
      <SavedChips />
    </Section>
  )
}
