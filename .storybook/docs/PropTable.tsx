import { withCode } from './inline-code.tsx'
import { getProps, formatType } from './prop-types.ts'
import { ReferenceTable } from './ReferenceTable.tsx'

/** The props of a component that stories show only as part of another one. */
export const PropTable = ({ of: component }: { readonly of: unknown }) => (
  <ReferenceTable>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Description</th>
        <th scope="col">Default</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(getProps(component)).map(([name, prop]) => (
        <tr key={name}>
          <th scope="row">
            <b>{name}</b>
            {prop.required === true && ' *'}
          </th>
          <td>
            {withCode(prop.description ?? '')} {formatType(prop) !== '' && <code>{formatType(prop)}</code>}
          </td>
          <td>{prop.defaultValue && <code>{prop.defaultValue.value}</code>}</td>
        </tr>
      ))}
    </tbody>
  </ReferenceTable>
)
