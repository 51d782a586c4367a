// A document to be read outside the questionnaire: a door of its own, so that who reads one does not bring the questions along.
export { makeLiveDocument, useLiveFrom } from './live-document.ts'
export { LiveSheet } from './live-sheet.tsx'
export { type DeedLinks, DeedLinksProvider } from './phrases.tsx'
export { DocumentSheet } from './sheet.tsx'
