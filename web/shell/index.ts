// Everything around a screen: toolbar, progress, account, language, footer, and the questions asked before leaving.
export { LanguageSwitch } from './language-switch.tsx'
export { NotOpenYet } from './not-open-yet.tsx'
export { Notice } from './notice.tsx'
export { notices } from './notices.tsx'
export { StillOnTheWay, useOverallStep, useStandAt } from './overall-step.ts'
export { Shell } from './shell.tsx'
export { InToolbar } from './toolbar-slot.tsx'
export { useAccount } from './use-account.ts'
