import { WEBSITE_PACKAGE } from '@portal/domain/quote'
import { Field, RadioGroup, TextInput, token } from '@portal/ui'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { styled } from 'styled-components'
import { IncludedBox } from './IncludedBox.tsx'
import { HOSTING_INCLUDES } from './package-texts.ts'
import type { QuoteStepProps } from './quote-form.ts'

const DOMAIN_OPTIONS = [
  { value: 'new', label: 'Register a new domain', hint: 'Included for the first year.' },
  { value: 'existing', label: 'Use an existing domain', hint: 'You have one already.' },
]

const Suffixed = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  > span {
    font-weight: 600;
  }
`

/** Step 3: the domain of the website; each choice has a name of its own. */
export function DomainStep({ form, getError }: QuoteStepProps) {
  const { control, register, setValue, getValues } = form
  const { field: domainType } = useController({ control, name: 'domainType' })
  /** The name typed for each choice, to restore it on going back. */
  const names = useRef<Partial<Record<string, string>>>({})
  const choose = (type: string) => {
    if (domainType.value !== undefined) names.current[domainType.value] = getValues('domainName') ?? ''
    setValue('domainName', names.current[type] ?? '')
    domainType.onChange(type)
  }
  const isNew = domainType.value === 'new'
  return (
    <>
      <RadioGroup
        legend="Domain & Hosting"
        name={domainType.name}
        options={DOMAIN_OPTIONS}
        value={domainType.value ?? ''}
        onChange={({ target }) => choose(target.value)}
        error={getError('domainType')}
        variant="card"
        required
      />
      {domainType.value !== undefined && (
        <Field
          key={domainType.value}
          label={isNew ? 'Preferred domain name' : 'Your domain'}
          hint={
            isNew ? 'Letters, digits and hyphens. We check whether it is free.' : 'Such as kokonut.com.sb'
          }
          error={getError('domainName')}
        >
          <Suffixed>
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="url"
              {...register('domainName')}
            />
            {isNew && <span>{WEBSITE_PACKAGE.domainSuffix}</span>}
          </Suffixed>
        </Field>
      )}
      <IncludedBox title="Hosting" lines={HOSTING_INCLUDES} />
    </>
  )
}
