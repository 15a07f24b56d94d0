export { CallLink } from './components/BusinessCard/CallLink.tsx'
