// A document to be read outside the questionnaire: a door of its own, so that who reads one does not bring the questions along.
export { makeLiveDocument, useLiveDocument, useLiveFrom } from './live-document.ts'
export { type DeedLinks, DeedLinksProvider } from './phrases.tsx'
export { DocumentSheet } from './sheet.tsx'
export { DeedViewer, PageOf, useWhatIsMade } from './viewer.tsx'
