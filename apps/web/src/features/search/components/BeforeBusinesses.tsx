import { Stack } from '@portal/ui'
import { Answers } from './Answers.tsx'
import { AskedResults, OtherResults, type OtherResultsProps } from './OtherResults.tsx'

export interface BeforeBusinessesProps extends OtherResultsProps {
  /** Whether all other results come before the businesses, which match only in part. */
  guidesFirst: boolean
}

/** What comes before the businesses: the section of the site that was asked for, answers, and other results. */
export const BeforeBusinesses = ({ text, results, guidesFirst }: BeforeBusinessesProps) => (
  <Stack gap={24}>
    {results.asked && <AskedResults results={results} asked={results.asked} />}
    {results.answers.length > 0 && <Answers answers={results.answers} />}
    {guidesFirst && <OtherResults text={text} results={results} />}
  </Stack>
)
