interface HiddenFieldsProps {
  values: URLSearchParams
  /** What the form has controls for. */
  except: readonly string[]
}

/** The settings that a form carries along without a control. */
export const HiddenFields = ({ values, except }: HiddenFieldsProps) =>
  [...values]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
