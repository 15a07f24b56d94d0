import { Button, Cluster, Field, LinkButton, Stack, Text, TextInput } from '@portal/ui'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import { FailurePage } from './FailurePage.tsx'

const isFilledIn = (values: Readonly<Record<string, string[]>>): boolean => values.q !== undefined

/** The 404 screen, with a search and links to start from. */
export function NotFound() {
  return (
    <FailurePage title="404 Page Not Found">
      <Seo title="404 Page Not Found" description="There is no page at this address." noindex />
      <Stack gap={8}>
        <Text size="lead">Did you forget to add the page to the router?</Text>
        <Text tone="soft">
          Nothing is kept at this address. It may be mistyped, or the page was moved or taken down.
        </Text>
      </Stack>
      <GetForm action={paths.search()} role="search" mayNavigate={isFilledIn}>
        <Stack gap={12}>
          <Field label="Search the portal">
            <TextInput type="search" name="q" maxLength={200} required />
          </Field>
          <Cluster>
            <Button type="submit">Search</Button>
          </Cluster>
        </Stack>
      </GetForm>
      <Cluster>
        <LinkButton href={paths.home()} variant="secondary">
          Home
        </LinkButton>
        <LinkButton href={paths.directory()} variant="secondary">
          Directory
        </LinkButton>
        <LinkButton href={paths.news()} variant="secondary">
          News
        </LinkButton>
      </Cluster>
    </FailurePage>
  )
}
