import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Dropzone } from '../Dropzone/Dropzone.tsx'
import { Field } from '../Field/Field.tsx'
import { FilePreviews } from '../FilePreviews/FilePreviews.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'

const nothing = () => {}

const towns = [{ value: 'auki', label: 'Auki, Malaita' }]

const answers = [
  { value: 'people', label: 'People' },
  { value: 'businesses', label: 'Businesses' },
]

/** Forms. */
export const formThumbnails = [
  [
    'Forms',
    'What people fill in, with labels, hints and errors.',
    {
      Field: (
        <Field label="Phone" error="Enter at least 5 digits">
          <TextInput defaultValue="12" />
        </Field>
      ),
      TextInput: <TextInput aria-label="Name" defaultValue="Fairy Tern Copra Mill" />,
      TextArea: <TextArea aria-label="About" rows={3} defaultValue="We press coconut oil." />,
      Select: <Select aria-label="Town" options={towns} />,
      Combobox: <TextInput aria-label="Search" type="search" defaultValue="Coconut o" />,
      Checkbox: <Checkbox label="Open now" count={31} defaultChecked />,
      RadioGroup: (
        <RadioGroup legend="Who buys from you?" name="map-buyers" options={answers} defaultValue="people" />
      ),
      Dropzone: <Dropzone label="Add photos" hint="Up to 8 MB each" onFiles={nothing} />,
      FilePreviews: <FilePreviews label="Photos" items={[{ id: 'a', name: 'mill.jpg', badge: 'Cover' }]} />,
    },
  ],
] as const
