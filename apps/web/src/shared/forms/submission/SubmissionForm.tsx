import { valibotResolver } from '@hookform/resolvers/valibot'
import { Alert, Button, Card, Heading, Stack, Text, token } from '@portal/ui'
import { useEffect, useId, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStorageAvailable } from '#shared/drafts/storage-available.ts'
import type { Person } from '#shared/drafts/draft-store.ts'
import { filledByPrograms, Honeypot, HONEYPOT } from '../parts/Honeypot.tsx'
import { ProblemList } from '../parts/ProblemList.tsx'
import { RestoredNotice } from '../parts/RestoredNotice.tsx'
import type { Submitted } from '../submitted.ts'
import { useFormDraft } from '#shared/drafts/useFormDraft.ts'
import { useFieldFocus } from '../engine/useFieldFocus.ts'
import {
  blankFields,
  fieldsOf,
  type FormContent,
  type SimpleField,
  type SubmissionFormDefinition,
} from './definition.ts'
import { describeSendError, type SendResult } from './send-error.ts'
import { messageAt, pathsOf, problemsOf } from '../engine/field-problems.ts'
import { RepeatedFields } from './RepeatedFields.tsx'
import { SimpleFields, type FieldsProps } from './SimpleFields.tsx'

/** Who fills a form in. */
export interface Sender {
  /** Whose what is typed on this device is; undefined while that is not known. */
  person: Person | undefined
  name: string
  email: string
}

const Part = styled(Stack)`
  padding-top: ${token.space[24]};
  border-top: 1px solid ${token.role.line};
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
`

const ONE = 1

interface FieldRun {
  rows: boolean
  fields: SubmissionFormDefinition['sections'][number]['fields']
}

/** Fields in the order they are asked, those that stand in one grid together. */
const runsOf = (fields: FieldRun['fields']): readonly FieldRun[] =>
  fields.reduce<FieldRun[]>((runs, field) => {
    const last = runs.at(-1)
    const rows = field.kind === 'rows'
    if (!last || last.rows || rows) return [...runs, { rows, fields: [field] }]
    return [...runs.slice(0, -1), { rows, fields: [...last.fields, field] }]
  }, [])

const isSimple = (field: FieldRun['fields'][number]): field is SimpleField => field.kind !== 'rows'

function SectionFields({ fields, ...props }: FieldsProps & { fields: FieldRun['fields'] }) {
  return runsOf(fields).map((run) => {
    const [first] = run.fields
    if (first?.kind === 'rows') return <RepeatedFields key={first.name} field={first} {...props} />
    return <SimpleFields key={first?.name} fields={run.fields.filter(isSimple)} {...props} />
  })
}

interface SubmissionFormProps {
  form: SubmissionFormDefinition
  sender: Sender
  /** The page's own path. */
  path: string
  /** What the page's address knows of the answers, by field. */
  initial?: Readonly<Record<string, string>>
  /** Sends it, with a key that is the same for the same content. */
  send: (content: FormContent, key: string) => Promise<SendResult>
}

/** The names that the contract gives to who sends something in. */
const SUBMITTER = { name: 'submitterName', email: 'submitterEmail' } as const

/** Nothing is known beforehand. */
const NOTHING = {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A form that anybody sends something in with: kept on the device until it is sent, checked by the contract. */
export function SubmissionForm({
  form: definition,
  sender,
  path,
  initial = NOTHING,
  send,
}: SubmissionFormProps) {
  const formId = useId()
  const navigate = useNavigate()
  const fields = useMemo(() => fieldsOf(definition), [definition])
  const blank = useMemo(() => blankFields(fields), [fields])
  const early = useMemo(
    () => fields.filter(({ kind }) => !['rows', 'checkbox', 'number'].includes(kind)).map(({ name }) => name),
    [fields],
  )
  const form = useForm<FormContent, unknown, FormContent>({
    resolver: valibotResolver(definition.schema),
    defaultValues: blank,
    shouldFocusError: false,
  })
  const { control, register, getValues, setValue, setError, formState } = form
  const draft = useFormDraft(form, { formId, shelf: definition.shelf, blank, early, person: sender.person })
  const typed = useWatch({ control })
  const keeps = useStorageAvailable()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const underWay = useRef(false)
  const { form: formRef, focusField } = useFieldFocus(ONE)

  const by = definition.sender ?? SUBMITTER
  useEffect(() => {
    if (draft.beginnings === 0) return
    const known = { [by.name]: sender.name, [by.email]: sender.email, ...initial }
    for (const [name, value] of Object.entries(known))
      if (name in blank && getValues(name) === '') setValue(name, value)
  }, [draft.beginnings, sender.name, sender.email, initial, by, blank, getValues, setValue])

  const paths = pathsOf(fields, typed)
  const showFirst = (wrong: readonly string[]) => {
    const first = paths.find((one) => wrong.includes(one))
    if (first !== undefined) focusField(first)
  }

  const sendOff = async (content: FormContent, contactFax: string) => {
    if (underWay.current) return
    underWay.current = true
    setIsSending(true)
    setFailure(null)
    const whole = { ...content, [HONEYPOT]: contactFax }
    const outcome = await send(whole, draft.keyFor(whole))
    setIsSending(false)
    underWay.current = 'reference' in outcome
    if ('reference' in outcome) {
      draft.forget()
      const submitted: Submitted = {
        reference: outcome.reference,
        email: textOf(content[by.email]),
        owner: sender.person ?? null,
      }
      await navigate(path, { replace: true, state: { submitted } })
      return
    }
    const refused = outcome.refusal?.fields ?? {}
    const named = paths.filter((one) => refused[one] !== undefined)
    for (const one of named) setError(one, { type: 'server', message: refused[one] ?? '' })
    setFailure(describeSendError(outcome.refusal, keeps))
    showFirst(named)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fax = filledByPrograms(event.currentTarget)
    void form.handleSubmit(
      (content) => sendOff(content, fax),
      (wrong) => showFirst(paths.filter((one) => messageAt(wrong, one) !== undefined)),
    )()
  }

  const { errors } = formState
  const props = { control, register, setValue, errorOf: (one: string) => messageAt(errors, one) }
  return (
    <Card>
      <form id={formId} ref={formRef} method="post" noValidate onSubmit={onSubmit}>
        <Stack gap={32}>
          <Stack gap={32} inert={isSending}>
            <RestoredNotice discard="Start again" onDiscard={draft.discard} onUndo={draft.undo}>
              {draft.restored && 'What you typed last time on this device is filled in.'}
            </RestoredNotice>
            <ProblemList problems={problemsOf(errors, paths)} formId={formId} onChoose={focusField} />
            {definition.sections.map((section) => (
              <Part key={section.title} forwardedAs="section" gap={24}>
                <Stack gap={4}>
                  <Heading level={2} size="part">
                    {section.title}
                  </Heading>
                  {section.text !== undefined && <Text tone="soft">{section.text}</Text>}
                </Stack>
                <SectionFields fields={section.fields} {...props} />
              </Part>
            ))}
            <Honeypot />
          </Stack>
          {failure !== null && (
            <Alert tone="danger" role="alert" title="Not sent.">
              {failure}
            </Alert>
          )}
          <div>
            <Button type="submit" size="large" busy={isSending} disabled={!draft.isOpen}>
              {isSending ? 'Sending...' : definition.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
