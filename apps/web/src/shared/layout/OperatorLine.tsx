import { Link } from '@portal/ui'
import { useContactEmail, useOperator } from '../page/page-context.ts'

/** The operator and their contact details: the email address, and what else is configured. */
export function OperatorLine() {
  const { name, address, phone } = useOperator() ?? {}
  const email = useContactEmail()
  return (
    <>
      {(name ?? address) !== undefined && (
        <p>
          {name && 'Run by '}
          <span translate="no">{[name, address].filter(Boolean).join(', ')}</span>
        </p>
      )}
      {phone !== undefined && (
        <p>
          <Link translate="no" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </Link>
        </p>
      )}
      <p>
        <Link translate="no" href={`mailto:${email}`}>
          {email}
        </Link>
      </p>
    </>
  )
}
