export { BusinessCard } from './components/BusinessCard/BusinessCard.tsx'
