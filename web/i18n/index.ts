// The languages of the screens: which one is spoken, its texts loaded per subject, and say() to speak it.
export { insteadIn } from './instead.ts'
export { mishapTexts } from './mishap.ts'
export { I18nProvider, SayInstead, useLocale, useSay } from './provider.tsx'
export { localeInStorage, rememberLocale } from './stored-locale.ts'
export {
  calculatorMessagesIn,
  earlyMessagesIn,
  formMessagesIn,
  type Instead,
  loadTexts,
  type Say,
  sayIn,
  type TextKey,
  type TextSubject,
} from './texts.ts'
export { useMoment } from './use-moment.ts'
