import type { Say } from '#web/i18n/index.ts'

/** What a calendar says around its days. */
export const dateTexts = (say: Say) => ({
  open: say('widgets.date.open'),
  previousMonth: say('widgets.date.previous'),
  nextMonth: say('widgets.date.next'),
  month: say('widgets.date.month'),
  year: say('widgets.date.year'),
})
