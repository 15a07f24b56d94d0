import { Heading, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'
import type { StepProps } from '../engine/form-definition.ts'
import type { FormContent, FormField, FormSection, RepeatedField, SimpleField } from './definition.ts'
import { RepeatedFields } from './RepeatedFields.tsx'
import { SimpleFields } from './SimpleFields.tsx'

const Section = styled(Stack)`
  padding-top: ${token.space[24]};
  border-top: 1px solid ${token.role.line};
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
`

/** Repeated fields stand alone, simple ones beside one another in one grid. */
type Group = RepeatedField | SimpleField[]

const groupFields = (fields: readonly FormField[]): readonly Group[] =>
  fields.reduce<Group[]>((groups, field) => {
    const last = groups.at(-1)
    if (field.kind === 'repeated') return [...groups, field]
    return Array.isArray(last) ? [...groups.slice(0, -1), [...last, field]] : [...groups, [field]]
  }, [])

interface FormSectionsProps extends StepProps<FormContent> {
  sections: readonly FormSection[]
}

/** All fields of a form, section by section. */
export const FormSections = ({ sections, ...props }: FormSectionsProps) =>
  sections.map(({ title = '', text, fields }) => (
    <Section key={title} forwardedAs="section" gap={24}>
      {title !== '' && (
        <Stack gap={4}>
          <Heading level={2} size="part">
            {title}
          </Heading>
          {text !== undefined && <Text tone="soft">{text}</Text>}
        </Stack>
      )}
      {groupFields(fields).map((group) =>
        Array.isArray(group) ? (
          <SimpleFields key={group[0]?.name} fields={group} {...props} />
        ) : (
          <RepeatedFields key={group.name} field={group} {...props} />
        ),
      )}
    </Section>
  ))
