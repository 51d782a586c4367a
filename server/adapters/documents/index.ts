// Documents on paper: a composed document becomes a PDF set by Typst or a DOCX that a notary can go on working in.
export { createFakeDrawer } from './fake.ts'
export { createDrawer } from './pool.ts'
export {
  type DocumentDrawer,
  DrawingError,
  type DrawRequest,
  type InkStrokes,
  type InvoiceLine,
  type InvoiceSheet,
  type PaperVersion,
} from './port.ts'
