import type { CaseRow } from '#contract/case-queue.ts'
import { type ActingParty, nowToDo, type OfficeThing } from '#domain/cases/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Say } from '#web/i18n/index.ts'

function thingText(say: Say, thing: OfficeThing): string {
  if (thing.kind === 'on_hold') return say(`workbench.hold.${thing.reason}`)
  if (thing.kind !== 'flags' && thing.kind !== 'documents') return say(`workbench.todo.${thing.kind}`)
  const { kind, count } = thing
  return count === 1 ? say(`workbench.todo.${kind}_one`) : say(`workbench.todo.${kind}`, { count })
}

/** What is now to be done with a case, in one line: "1 vlag, 1 stuk en het cliëntonderzoek". */
export function todoText(say: Say, locale: Locale, row: CaseRow): string {
  const things = nowToDo({ ...row, handled: row.handler !== null }).map((thing) => thingText(say, thing))
  const line = new Intl.ListFormat(locale, { type: 'conjunction' }).format(things)
  return line.charAt(0).toLocaleUpperCase(locale) + line.slice(1)
}

/** On whom it waits, seen from this desk. */
export const partyText = (say: Say, party: ActingParty, us: ActingParty): string =>
  say(`workbench.parties.${party === us ? 'us' : party}`)
