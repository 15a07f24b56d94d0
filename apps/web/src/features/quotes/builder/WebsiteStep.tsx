import { ADD_ONS } from '@portal/domain/plan'
import { WEBSITE_PAGES, getWebsitePrice, QUOTE_LIMITS } from '@portal/domain/quote'
import { formatMoney, countCharacters } from '@portal/domain/shared'
import { CheckboxCard, Field, from, RadioGroup, Text, TextArea, token } from '@portal/ui'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { styled } from 'styled-components'
import type { QuoteStepProps } from './quote-form.ts'

const PAGE_OPTIONS = WEBSITE_PAGES.map((pages) => ({
  value: String(pages),
  label: `${pages} pages`,
  end: formatMoney(getWebsitePrice(pages)),
}))

const Legend = styled.legend`
  font-size: ${token.size[14]};
  font-weight: 600;
`

const Services = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding-top: ${token.space[8]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Step 2: the website's size and additional services. */
export function WebsiteStep({ form: { control, register }, getError }: QuoteStepProps) {
  const { field: pages } = useController({ control, name: 'pages' })
  const errorId = useId()
  const servicesError = getError('additionalServices')
  const { field: requirements } = useController({ control, name: 'requirements' })
  return (
    <>
      <RadioGroup
        legend="Number of pages"
        name={pages.name}
        options={PAGE_OPTIONS}
        value={String(pages.value)}
        onChange={({ target }) => pages.onChange(Number(target.value))}
        error={getError('pages')}
        variant="card"
        required
      />
      <fieldset aria-describedby={servicesError === undefined ? undefined : errorId}>
        <Legend>Additional services</Legend>
        <Services>
          {ADD_ONS.map(({ name, price }) => (
            <CheckboxCard
              key={name}
              value={name}
              label={name}
              end={formatMoney(price)}
              {...register('additionalServices')}
            />
          ))}
        </Services>
        {servicesError !== undefined && (
          <Text size="small" tone="bad" id={errorId}>
            {servicesError}
          </Text>
        )}
      </fieldset>
      <Field
        label="Extra details"
        hint="What the website is for, pages you have in mind, websites that you like."
        error={getError('requirements')}
        counter={{ count: countCharacters(requirements.value ?? ''), max: QUOTE_LIMITS.requirements }}
      >
        <TextArea
          rows={5}
          maxLength={QUOTE_LIMITS.requirements}
          {...requirements}
          value={requirements.value ?? ''}
        />
      </Field>
    </>
  )
}
