import { useMoment } from '#web/i18n/index.ts'

/** A day and an hour as who works here reads them, in Amsterdam's time. */
export const useFullMoment = () =>
  useMoment({
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
