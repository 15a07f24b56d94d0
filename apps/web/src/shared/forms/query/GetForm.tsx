import type { ComponentPropsWithRef, SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { withQuery } from '#shared/urls/paths.ts'

/** What a form would send, blank fields and files left out. */
function readFilledFields(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim() !== '')
      values[name] = [...(values[name] ?? []), value.trim()]
  }
  return values
}

export type GetFormProps = Omit<ComponentPropsWithRef<'form'>, 'method' | 'action'> & {
  /** The path that takes the values as its query. */
  action: string
  /** Keeps the page where it is, for the controls of a list. */
  preventScrollReset?: boolean
  /** Looks at the values first; false keeps them from being sent. */
  mayNavigate?: (values: Readonly<Record<string, string[]>>) => boolean
}

/** A form that leads to an address: by the browser alone without script, by the router with it. */
export function GetForm({
  action,
  preventScrollReset = false,
  mayNavigate: accepts,
  children,
  ...rest
}: GetFormProps) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readFilledFields(event.currentTarget, event.nativeEvent.submitter)
    if (accepts && !accepts(values)) return
    void navigate(withQuery(action, values), { preventScrollReset })
  }
  return (
    <form {...rest} method="get" action={action} onSubmit={submit}>
      {children}
    </form>
  )
}
