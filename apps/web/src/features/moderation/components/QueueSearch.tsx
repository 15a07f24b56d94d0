import { Button, TextInput, token } from '@portal/ui'
import { styled } from 'styled-components'
import { GetForm } from '#shared/GetForm.tsx'
import { paths } from '#shared/paths.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[8]};
`

/** Finds a waiting listing by a part of its name; blank shows the whole queue again. */
export const QueueSearch = ({ search }: { search: string }) => (
  <GetForm action={paths.admin()} role="search" aria-label="Moderation queue" key={search} preventScrollReset>
    <Row>
      <TextInput
        type="search"
        name="search"
        aria-label="Search the queue"
        placeholder="Part of a name"
        defaultValue={search}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Row>
  </GetForm>
)
