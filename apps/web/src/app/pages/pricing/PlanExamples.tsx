import { SectionHeader, TextLink } from '@portal/ui'
import { ExampleByPlan } from '#features/profile/example/ExampleByPlan.tsx'
import { Section } from '#shared/layout/Section.tsx'
import { paths } from '#shared/urls/paths.ts'

/** The same business on each plan for a listing. */
export const PlanExamples = () => (
  <Section aria-labelledby="example">
    <SectionHeader
      id="example"
      title="One listing on each plan"
      action={
        <TextLink href={paths.exampleBusiness()} arrow>
          Open the example listing
        </TextLink>
      }
    >
      The same sample business. Each plan limits how long its description may be. Photos, video and reviews
      that a plan doesn’t show are kept, and show when you upgrade.
    </SectionHeader>
    <ExampleByPlan />
  </Section>
)
