// Pages that people write, as everybody sees them: drawn once on the server, and whole without any script.
export { ContentPage } from './content-page.tsx'
export { contentHead } from './head.ts'
