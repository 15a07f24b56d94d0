import { Button, Chip, Cluster, Field, from, Select, TextInput, token } from '@portal/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { GetForm } from '#shared/forms/query/GetForm.tsx'
import { submitOnChoice } from '#shared/forms/query/submit-on-choice.ts'
import { useSyncFormWithUrl } from '#shared/forms/query/useSyncFormWithUrl.ts'
import { paths } from '#shared/urls/paths.ts'
import { useUrlState } from '#shared/urls/url-state.ts'
import { useAuditChoicesQuery, type AuditPage } from './audit.api.ts'
import { formatWord } from '#shared/history/audit-labels.ts'

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${token.space[12]};
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  }
`

const FIELDS = ['action', 'kind', 'from', 'to'] as const

/** The options of a select, with the chosen value even if the trail doesn't have it. */
function toOptions(all: string, known: readonly string[] | undefined, chosen: string) {
  const values = new Set(known)
  if (chosen !== '') values.add(chosen)
  return [{ value: '', label: all }, ...[...values].map((value) => ({ value, label: formatWord(value) }))]
}

/** Narrows the audit trail by action, kind and days. */
export function AuditFilters() {
  const { query } = useUrlState()
  const { currentData: choices } = useAuditChoicesQuery()
  const form = useRef<HTMLFormElement>(null)
  const text = query.toString()
  const values = useMemo(() => {
    const params = new URLSearchParams(text)
    return Object.fromEntries(FIELDS.map((name) => [name, [params.get(name) ?? '']]))
  }, [text])
  useSyncFormWithUrl(form, values)
  const getValue = (name: string) => query.get(name) ?? ''
  return (
    <GetForm ref={form} action={paths.admin()} role="search" aria-label="Audit trail" preventScrollReset>
      <input type="hidden" name="tab" value="audit" />
      {['actor', 'subject'].map(
        (name) =>
          getValue(name) !== '' && <input key={name} type="hidden" name={name} value={getValue(name)} />,
      )}
      <Row>
        <Field label="Action">
          <Select
            key={`action ${choices?.actions.length ?? 0}`}
            name="action"
            options={toOptions('All actions', choices?.actions, getValue('action'))}
            defaultValue={getValue('action')}
            {...submitOnChoice}
          />
        </Field>
        <Field label="Record">
          <Select
            key={`kind ${choices?.kinds.length ?? 0}`}
            name="kind"
            options={toOptions('All records', choices?.kinds, getValue('kind'))}
            defaultValue={getValue('kind')}
            {...submitOnChoice}
          />
        </Field>
        <Field label="From">
          <TextInput type="date" name="from" defaultValue={getValue('from')} />
        </Field>
        <Field label="To">
          <TextInput type="date" name="to" defaultValue={getValue('to')} />
        </Field>
        <Button type="submit">Show entries</Button>
      </Row>
    </GetForm>
  )
}

/** The person and the record that entries are narrowed to, each as a chip that removes that filter. */
export function ChosenLinks({ entries }: { entries: AuditPage['entries'] }) {
  const { query, hrefWith } = useUrlState()
  const actor = query.get('actor')
  const subject = query.get('subject')
  if (!actor && !subject) return null
  const person = entries.find((entry) => String(entry.actor?.id) === actor)?.actor
  const record = entries.find((entry) => String(entry.subject.id) === subject)?.subject
  return (
    <Cluster gap={8}>
      {actor && (
        <Chip href={hrefWith({ actor: null, after: null })} removable>
          By {person ? <span translate="no">{person.name}</span> : `account ${actor}`}
        </Chip>
      )}
      {subject && (
        <Chip href={hrefWith({ subject: null, after: null })} removable>
          {record ? <span translate="no">{record.label}</span> : `Number ${subject}`}
        </Chip>
      )}
    </Cluster>
  )
}
