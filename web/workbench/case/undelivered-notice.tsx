import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { useDays } from '../desk/days.ts'
import { useOpenCase } from '../desk/open-case.ts'

/** Mails about the case that nobody got, with what to do about it. */
export function UndeliveredNotice() {
  const say = useSay()
  const days = useDays()
  const { found, act, busy } = useOpenCase()
  const { undelivered = [], uuid } = found
  if (undelivered.length === 0) return null
  const again = (id: number) =>
    void act(
      'POST /api/notary/cases/:uuid/mails/:id',
      (key) => call(key, { params: { uuid, id } }),
      say('case.undelivered.sent'),
    )
  return (
    <section
      aria-label={say('case.undelivered.label')}
      className="border-b border-line bg-orange-tint px-4 py-2 lg:px-6 print:hidden"
    >
      <ul className="grid gap-2">
        {undelivered.map(({ id, party, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="min-w-0 flex-1">
              <strong>{say(`case.undelivered.${party}`)}</strong> {say(`case.undelivered.${party}_do`)}{' '}
              <time dateTime={at} className="text-ink-2">
                {days.moment(at)}
              </time>
            </p>
            <Button look="line" size="small" busy={busy ? say('case.busy') : undefined} onClick={() => again(id)}>
              {say('case.undelivered.again')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
