// The built screens: their files, and pages drawn beforehand by the same code that runs in the browser.

export type { Page, PageRequest, Screens } from './port.ts'
export { createScreens } from './screens.ts'
