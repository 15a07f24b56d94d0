import { Button, Stack, Text, token, VisuallyHidden } from '@portal/ui'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { getListedPath, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import { BusinessCard } from '#features/businesses/components/BusinessCard/BusinessCard.tsx'
import { BusinessList } from '#features/directory/list/BusinessList.tsx'
import { useSetSaved } from '#features/saves/useSaves.ts'

const Removed = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border: 1px dashed ${token.role.control};
  border-radius: ${token.radius.card};
  overflow-wrap: anywhere;
`

/** In the place of a card that was removed; the heart that was pressed had the focus. */
function RemovedCard({ business: { id, name } }: { business: ListedBusiness }) {
  const undo = useRef<HTMLButtonElement>(null)
  const setSaved = useSetSaved()
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus()
  }, [])
  const restore = (event: MouseEvent) => {
    event.currentTarget.closest('li')?.focus()
    setSaved(id, true)
  }
  return (
    <Removed>
      <span>
        <span translate="no">{name}</span> is no longer saved.
      </span>
      <Button ref={undo} variant="secondary" size="small" onClick={restore}>
        Undo
        <VisuallyHidden>
          : save <span translate="no">{name}</span> again
        </VisuallyHidden>
      </Button>
    </Removed>
  )
}

/** Cards shown at first, and by each "Show more". */
const STEP = 24

interface SavedListProps {
  /** Businesses that were saved when the page was opened, or since. */
  businesses: readonly ListedBusiness[]
  /** The ids that are saved now. */
  saved: readonly number[]
}

/** Saved businesses as cards; one that is removed leaves an Undo in its place. */
export function SavedList({ businesses, saved }: SavedListProps) {
  const [count, setCount] = useState(STEP)
  const areAllSample = businesses.every(({ isSample }) => isSample)
  return (
    <Stack gap={24}>
      {areAllSample && (
        <Text size="small" tone="soft">
          All of these are sample businesses.
        </Text>
      )}
      <BusinessList data-layout="remembered">
        {businesses.slice(0, count).map((business) => (
          <li key={getListedPath(business)} tabIndex={-1}>
            {saved.includes(business.id) ? (
              <BusinessCard business={business} layout="remembered" level={2} marksSample={!areAllSample} />
            ) : (
              <RemovedCard business={business} />
            )}
          </li>
        ))}
      </BusinessList>
      {businesses.length > count && (
        <div>
          <Button variant="secondary" onClick={() => setCount(count + STEP)}>
            Show more
          </Button>
        </div>
      )}
    </Stack>
  )
}
