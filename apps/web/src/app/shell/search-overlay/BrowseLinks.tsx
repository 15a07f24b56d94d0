import { PROVINCES } from '@portal/domain/place'
import { INDUSTRIES } from '@portal/reference-data'
import { Cluster, from, Heading, Link, Stack, Text, TextLink, token } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'

const Groups = styled.div`
  display: grid;
  gap: ${token.space[16]} ${token.space[32]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const LinkList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
    padding-block: ${token.space[8]};
    color: ${token.role.text};
    font-size: ${token.size[14]};
    line-height: 1.25;
    text-decoration: none;
    @media (pointer: coarse) {
      display: flex;
      align-items: center;
      min-height: ${token.target.min};
    }
    &:hover {
      text-decoration: underline;
    }
  }
`

const BROWSE = [
  { label: 'All businesses', href: paths.directory() },
  { label: 'News', href: paths.news() },
  { label: 'Events', href: paths.events() },
] as const

const GROUPS = [
  {
    title: 'Industries',
    href: paths.directoryIndustries(),
    links: INDUSTRIES.map(({ name, slug }) => ({ label: name, href: paths.directoryIndustry(slug) })),
  },
  {
    title: 'Provinces',
    href: paths.directoryProvinces(),
    links: PROVINCES.map(({ code, name }) => ({ label: name, href: paths.directoryOfProvince(code) })),
  },
] as const

interface GroupProps {
  title: string
  /** The page of the whole group. */
  href: string
  links: readonly { label: string; href: string }[]
  onFollow: () => void
}

function Group({ title, href, links, onFollow }: GroupProps) {
  const id = useId()
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        <TextLink href={href} onClick={onFollow}>
          {title}
        </TextLink>
      </Heading>
      <LinkList role="list">
        {links.map(({ label, href: to }) => (
          <li key={to}>
            <Link href={to} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </LinkList>
    </Stack>
  )
}

/** Links for those who type nothing: lists, industries and provinces. */
export const BrowseLinks = ({ onFollow }: { onFollow: () => void }) => (
  <Stack as="nav" aria-label="Browse" gap={16}>
    <Cluster gap={16}>
      <Text tone="soft">Or browse</Text>
      {BROWSE.map(({ label, href }) => (
        <TextLink key={href} href={href} onClick={onFollow}>
          {label}
        </TextLink>
      ))}
    </Cluster>
    <Groups>
      {GROUPS.map((group) => (
        <Group key={group.title} {...group} onFollow={onFollow} />
      ))}
    </Groups>
  </Stack>
)
