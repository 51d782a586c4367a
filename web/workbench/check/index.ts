// The client check of a case: who the client is, who is behind it, and how great the risk is.
export { CheckTab } from './check-tab.tsx'
