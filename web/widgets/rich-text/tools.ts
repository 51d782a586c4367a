// Everything of the editor but the box itself, in one file that is fetched when the box is shown.
export { Formatted } from './formatted.tsx'
export { isMarked } from './parsed.ts'
export { pasteClean, RichTextToolbar } from './toolbar.tsx'
