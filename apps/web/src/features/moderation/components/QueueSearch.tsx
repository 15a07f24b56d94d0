import { Button, Cluster, TextInput } from '@portal/ui'
import { GetForm } from '#shared/GetForm.tsx'
import { paths } from '#shared/paths.ts'

/** Finds a waiting listing by a part of its name; blank shows the whole queue again. */
export const QueueSearch = ({ search }: { search: string }) => (
  <GetForm action={paths.admin()} role="search" aria-label="Moderation queue" key={search} preventScrollReset>
    <Cluster gap={8}>
      <TextInput type="search" name="search" aria-label="Search the queue" defaultValue={search} />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Cluster>
  </GetForm>
)
