export { default as headingFontUrl } from '@portal/ui/heading-font.woff2?url'
