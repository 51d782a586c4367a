// How everybody signs and what would be refused, on every screen that tells it.
export { RefusalList } from './refusal-list.tsx'
export { SigningNote } from './signing-note.tsx'
export { SigningSection } from './signing-routes.tsx'
