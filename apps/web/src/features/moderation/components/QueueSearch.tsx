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
  /** The queue, unless it is that of the listings. */
  queue?: string
  placeholder?: string
}

/** Searches a queue by part of a name; blank shows all of it. */
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
