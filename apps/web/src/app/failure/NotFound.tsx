import { Button, Cluster, Field, Link, Stack, Text, TextInput, token } from '@portal/ui'
import { styled } from 'styled-components'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { FailurePage } from './FailurePage.tsx'

const isFilledIn = (values: Readonly<Record<string, string[]>>): boolean => values.q !== undefined

const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[12]};
  > :first-child {
    flex: 1 1 14rem;
  }
`

const Places = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Place = styled(Link)`
  display: block;
  height: 100%;
  padding: ${token.space[16]};
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.card};
  background: ${token.role.raised};
  color: inherit;
  text-decoration: none;
  > b {
    display: block;
    color: ${token.role.action};
  }
  &:hover > b {
    text-decoration: underline;
  }
`

const PLACES = [
  { href: paths.directory(), title: 'Business directory', text: 'Find a business by name, trade or place.' },
  {
    href: paths.directoryProvinces(),
    title: 'Provinces',
    text: 'Browse the ten provinces of Solomon Islands.',
  },
  { href: paths.news(), title: 'News', text: 'Read business news from five countries.' },
  { href: paths.help(), title: 'Help', text: 'Get answers, or write to us.' },
]

/** The 404 screen: a message, a search and links for visitors. */
export const NotFound = () => (
  <FailurePage title="404 Page Not Found" picture="islands">
    <Seo title="404 Page Not Found" description="There is no page at this address." noindex />
    <Stack gap={8}>
      <Text size="lead">We couldn’t find this page.</Text>
      <Text>The address may be mistyped, or the page has moved. Search for what you need:</Text>
    </Stack>
    <GetForm action={paths.search()} role="search" mayNavigate={isFilledIn}>
      <Search>
        <Field label="Search the portal">
          <TextInput type="search" name="q" maxLength={200} required />
        </Field>
        <Cluster>
          <Button type="submit">Search</Button>
        </Cluster>
      </Search>
    </GetForm>
    <Text>Or start here:</Text>
    <Places>
      {PLACES.map(({ href, title, text }) => (
        <li key={href}>
          <Place href={href}>
            <b>{title}</b> {text}
          </Place>
        </li>
      ))}
    </Places>
    <Text size="caption" tone="soft">
      Did you forget to add the page to the router?
    </Text>
  </FailurePage>
)
