import type { CountryCode } from '@portal/domain/place'
import { getCountry } from '@portal/domain/place'
import { from, Heading, Link, Stack, token } from '@portal/ui'
import { styled } from 'styled-components'
import { PART_WORDS } from '../guide-sections.ts'
import { GUIDE_PARTS, paths } from '#shared/urls/paths.ts'

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${token.role.line};
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const PartLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${token.target.min};
  height: 100%;
  padding: ${token.space[8]} ${token.space[12]} ${token.space[8]} 0;
  border-bottom: 1px solid ${token.role.line};
  color: ${token.role.action};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

/** The guide's table of contents: its parts, each on a page of its own. */
export const GuideContents = ({ country }: { country: CountryCode }) => (
  <Stack as="nav" gap={8} aria-labelledby="guide-contents" data-print="hide">
    <Heading level={3} size="card" id="guide-contents">
      In this guide
    </Heading>
    <List>
      {GUIDE_PARTS.map((part) => (
        <li key={part}>
          <PartLink href={paths.guidePart(getCountry(country).fullCode, part)}>
            {PART_WORDS[part].label}
          </PartLink>
        </li>
      ))}
    </List>
  </Stack>
)
