import { formatNumber } from '@portal/domain/shared'
import { INDUSTRIES } from '@portal/reference-data'
import { from, Link, SectionHeader, TextLink, token, VisuallyHidden } from '@portal/ui'
import { styled } from 'styled-components'
import { Section } from '#shared/layout/Section.tsx'
import { paths } from '#shared/urls/paths.ts'
import { useIndustryCountsQuery } from './industry-counts.api.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 0 ${token.space[16]};
  padding: 0;
  list-style: none;
  ${from.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  a {
    display: flex;
    gap: ${token.space[8]};
    align-items: center;
    justify-content: space-between;
    min-height: ${token.target.min};
    border-top: 1px solid ${token.role.line};
    color: inherit;
    font-size: ${token.size[14]};
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover {
    color: ${token.role.action};
  }
  b {
    flex: none;
    color: ${token.role.action};
    font-family: ${token.font.display};
  }
`

/** The ten industries with their business counts; without counts if they failed to load. */
export function BrowseByIndustry() {
  const { data } = useIndustryCountsQuery()
  return (
    <Section aria-labelledby="browse-industries">
      <SectionHeader
        title="Industries"
        id="browse-industries"
        action={
          <TextLink href={paths.directoryIndustries()} arrow>
            All industries
          </TextLink>
        }
      />
      <List role="list">
        {INDUSTRIES.map(({ slug, name }) => {
          const count = data?.[slug]
          return (
            <li key={slug}>
              <Link href={paths.directoryIndustry(slug)}>
                {name}
                {count !== undefined && (
                  <b>
                    {formatNumber(count)}
                    <VisuallyHidden>{count === 1 ? ' business' : ' businesses'}</VisuallyHidden>
                  </b>
                )}
              </Link>
            </li>
          )
        })}
      </List>
    </Section>
  )
}
