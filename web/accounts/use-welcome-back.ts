import type { AccountData } from '#contract/account-answers.ts'
import { loadTexts, localeInStorage, sayIn, useLocale } from '#web/i18n/index.ts'
import { knowMe } from '#web/session/index.ts'
import type { Toasts } from '#web/ui/toast-store.ts'

/** Somebody got in: known from here on, greeted, and in the language of their account where this browser never heard of one. */
export function useWelcomeBack(notify: Toasts['show']): (account: AccountData) => Promise<void> {
  const { locale, choose } = useLocale()
  return async (account) => {
    knowMe(account)
    const own = localeInStorage() === null && choose !== null ? account.locale : locale
    await loadTexts(own, ['auth'])
    if (own !== locale) choose?.(own)
    notify({ tone: 'positive', text: sayIn(own)('auth.login.welcome_back') })
  }
}
