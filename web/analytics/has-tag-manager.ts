export const tagManagerSource = 'https://www.googletagmanager.com/gtm.js'

/** Whether the tag manager was brought into this page. */
export const hasTagManager = (): boolean => document.querySelector(`script[src^="${tagManagerSource}"]`) !== null
