import { Stack, type StackProps } from '@portal/ui'

/** A part of a page: its heading and what stands under it. */
export const Section = (props: StackProps) => <Stack as="section" gap={24} {...props} />
