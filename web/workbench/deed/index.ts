// The deed on its way: what is open in it, who agreed, and what changed between two versions of it.
export { DeedTab } from './deed-tab.tsx'
