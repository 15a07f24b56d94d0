import { useToast } from '@portal/ui'

/** Says what a control of the sample page does on a real one. */
export function useSampleNote(): (description: string) => void {
  const { show } = useToast()
  return (description) => void show({ title: 'This is a sample', description })
}
