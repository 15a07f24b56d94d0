import { COUNTRIES, type CountryCode } from '@portal/domain/place'
import { Alert, Button, CheckboxCard, Stack, token } from '@portal/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { paths } from '#shared/urls/paths.ts'

const Choice = styled.fieldset`
  width: 100%;
  min-width: 0;
  legend {
    padding-bottom: ${token.space[8]};
    font-size: ${token.size[14]};
    font-weight: 600;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    gap: ${token.space[8]};
  }
`

interface CompareFormProps {
  chosen: readonly CountryCode[]
  /** What is wrong with the choice. */
  problem: string | undefined
}

/** Chooses the countries; a form of the browser without script. */
export function CompareForm({ chosen, problem }: CompareFormProps) {
  const problemId = useId()
  return (
    <GetForm action={paths.compareCountries()} aria-label="Countries to compare">
      <Stack gap={12} align="start">
        {problem !== undefined && (
          <Alert tone="danger" role="alert" id={problemId}>
            {problem}
          </Alert>
        )}
        <Choice aria-describedby={problem === undefined ? undefined : problemId}>
          <legend>Choose two or three countries</legend>
          <div>
            {COUNTRIES.map(({ code, name }) => (
              <CheckboxCard
                key={code}
                name="countries"
                value={code}
                label={name}
                defaultChecked={chosen.includes(code)}
              />
            ))}
          </div>
        </Choice>
        <Button type="submit">Compare</Button>
      </Stack>
    </GetForm>
  )
}
