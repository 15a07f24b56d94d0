import { Button, TextInput, token } from '@portal/ui'
import { styled } from 'styled-components'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[8]};
`

interface QueueSearchProps {
  search: string
  /** Which queue, where it is not that of the listings. */
  queue?: string
  placeholder?: string
}

/** Finds what waits by a part of its name; blank shows the whole queue again. */
export const QueueSearch = ({ search, queue, placeholder = 'Part of a name' }: QueueSearchProps) => (
  <GetForm action={paths.admin()} role="search" aria-label="Moderation queue" key={search} preventScrollReset>
    {queue !== undefined && <input type="hidden" name="queue" value={queue} />}
    <Row>
      <TextInput
        type="search"
        name="search"
        aria-label="Search the queue"
        placeholder={placeholder}
        defaultValue={search}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Row>
  </GetForm>
)
