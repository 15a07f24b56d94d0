import { getBusinessStatusLabel } from '@portal/domain/business'
import { getPlaceLabel } from '@portal/domain/place'
import { Button, Combobox, Field, Stack, type Suggestion, type SuggestionSource } from '@portal/ui'
import { useCallback, useState, type SubmitEvent } from 'react'
import { RequiredNote } from '#shared/forms/parts/RequiredNote.tsx'
import { useLazyListAdminBusinessesQuery } from '#features/business-admin/business-admin.api.ts'

const NOT_CHOSEN = 'Please choose a business from the list below the field'
const MAX_SUGGESTIONS = '8'

/** Businesses in every state by words of their name; none if the call fails. */
function useBusinessSuggestions(): SuggestionSource {
  const [list] = useLazyListAdminBusinessesQuery()
  return useCallback(
    async (search) => {
      const { items } = await list({ search, limit: MAX_SUGGESTIONS }).unwrap()
      return items.map((business) => ({
        id: String(business.id),
        text: business.name,
        hint: `${getPlaceLabel({ ...business, address: null })} · ${getBusinessStatusLabel(business.state)}`,
      }))
    },
    [list],
  )
}

interface ChooseListingProps {
  hint: string
  busy: boolean
  /** Resolves to whether it was linked. */
  onChoose: (business: { id: number; name: string }) => Promise<boolean>
}

/** Finds a business by its name and links it. */
export function ChooseListing({ hint, busy, onChoose }: ChooseListingProps) {
  const suggest = useBusinessSuggestions()
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Suggestion | null>(null)
  const [isTried, setIsTried] = useState(false)
  // Text that is typed after a choice replaces it.
  const chosen = picked?.text === text ? picked : null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (chosen) await onChoose({ id: Number(chosen.id), name: chosen.text })
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} aria-label="Link a listing">
      <Stack gap={12}>
        <RequiredNote />
        <Field label="Business" hint={hint} error={isTried && !chosen ? NOT_CHOSEN : undefined} required>
          <Combobox
            suggest={suggest}
            listLabel="Businesses"
            placeholder="Part of its name"
            value={text}
            onValueChange={setText}
            onPick={setPicked}
          />
        </Field>
        <p>
          <Button type="submit" variant="secondary" busy={busy}>
            Link this business
          </Button>
        </p>
      </Stack>
    </form>
  )
}
