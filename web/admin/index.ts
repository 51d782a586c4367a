// Everything that is run without a developer, a section each, which brings its own code and words.
export { AdminScreen } from './admin-screen.tsx'
export { prepareSection } from './sections.ts'
