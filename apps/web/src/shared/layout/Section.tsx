import { Stack, type StackProps } from '@portal/ui'

/** A section: heading and content. */
export const Section = (props: StackProps) => <Stack as="section" gap={24} {...props} />
