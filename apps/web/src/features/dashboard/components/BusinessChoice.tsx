import { Field, Select, type SelectOption } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { useListOwnBusinessesQuery } from '#features/businesses/own-businesses.api.ts'

const Narrow = styled.div`
  max-width: 24rem;
`

interface BusinessChoiceProps {
  /** The page's own path. */
  action: string
  query: URLSearchParams
  /** Query parameters that stay. */
  carried: readonly string[]
}

interface ChoiceFormProps extends BusinessChoiceProps {
  options: readonly SelectOption[]
}

function ChoiceForm({ action, query, carried, options }: ChoiceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const chosen = query.get('business') ?? ''
  useSyncFormWithUrl(
    form,
    useMemo(() => ({ business: [chosen] }), [chosen]),
  )
  return (
    <GetForm ref={form} action={action} aria-label="Listing" preventScrollReset>
      {carried.map((name) => {
        const value = query.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <Narrow>
        <Field label="Listing">
          <Select name="business" options={options} defaultValue={chosen} {...submitOnChoice} />
        </Field>
      </Narrow>
    </GetForm>
  )
}

/** Narrows a page of the dashboard to one of the owner's businesses; nothing for an owner of a single one. */
export function BusinessChoice(props: BusinessChoiceProps) {
  const { data } = useListOwnBusinessesQuery()
  if (!data || data.length < 2) return null
  const options = data.map(({ id, name }) => ({ value: String(id), label: name, isName: true }))
  return <ChoiceForm {...props} options={[{ value: '', label: 'All listings' }, ...options]} />
}
