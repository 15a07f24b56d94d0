interface HiddenFieldsProps {
  values: URLSearchParams
  /** The settings that the form has controls for. */
  except: readonly string[]
}

/** Hidden fields for the settings without a control. */
export const HiddenFields = ({ values, except }: HiddenFieldsProps) =>
  [...values]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
