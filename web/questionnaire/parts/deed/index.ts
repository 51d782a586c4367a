// A deed to be read outside the questionnaire: a door of its own, so that who reads one does not bring the questions along.
export { makeLiveDocument } from './live-document.ts'
export { DocumentSheet } from './sheet.tsx'
