import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { AppointmentSlots } from '#contract/case-appointments.ts'
import { type MeetingWay, waysOf } from '#domain/appointments/index.ts'
import { cents } from '#domain/money/index.ts'
import { saveFile } from '#web/api/index.ts'
import { useMoments } from '#web/cases/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { notices } from '#web/shell/index.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatMoney } from '#web/ui/format-money.ts'
import { CalendarIcon } from '#web/ui/icons.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { useCase } from '../case-at-hand.ts'
import { AskedBand } from './asked-band.tsx'
import { Attendees } from './attendees.tsx'
import { PeopleIcon, PinIcon, VideoIcon } from './icons.tsx'
import { MomentCard } from './moment-card.tsx'
import { NeedsCard } from './needs-card.tsx'
import { SlotDays } from './slot-days.tsx'
import { ToPayBand } from './to-pay-band.tsx'
import { useChoosing } from './use-choosing.ts'

type Props = {
  readonly slots: AppointmentSlots
  readonly refresh: () => Promise<void>
  /** The first days there are. */
  readonly isFirst: boolean
  readonly onLater: () => void
  readonly onEarlier: () => void
}

/** Everything about the moment: how, when, with whom, and what is needed. */
export function Choosing({ slots, refresh, isFirst, onLater, onEarlier }: Props) {
  const say = useSay()
  const { agreed, asked, people, office, mode, open } = slots
  const [first = 'online'] = waysOf(mode)
  const [way, setWay] = useState<MeetingWay>(agreed?.way ?? asked?.way ?? first)
  const [starts, setStarts] = useState<string | null>(null)
  const [agreeing, setAgreeing] = useState<readonly string[]>([])
  const { busy, send, pay } = useChoosing(refresh)
  const chosen = slots.days.flatMap((day) => day.slots).find((slot) => slot.starts === starts) ?? null
  const others = people.filter(({ must, mine }) => must && !mine).map(({ id }) => id)
  const isPaid = slots.move.price > 0
  const money = useMoney()
  const price = money(isPaid ? slots.move.price : slots.move.later)
  const shown = chosen ?? agreed ?? asked
  const isLate = slots.move.until !== null && new Date(slots.move.until) < new Date()
  const can = chosen?.can ?? (agreed ? others : null)
  const isSure = others.every((id) => chosen?.can.includes(id) || agreeing.includes(id))
  const choose = (moment: string) => {
    setStarts(moment)
    setAgreeing([])
  }
  const go = async () => {
    if (chosen === null) return
    const total = isPaid ? { total: slots.move.price } : {}
    const body = { action: 'choose_slot' as const, starts: chosen.starts, way, agreeing: [...agreeing], ...total }
    // Kept for them from here on, whatever becomes of the payment.
    if (isPaid && isSure) return void ((await send(body, null)) && (await pay(slots.move.price)))
    const done = await send(body, ({ agreed: isAgreed }) =>
      say(isAgreed ? 'appointment.chosen.done' : 'appointment.chosen.done_ask'),
    )
    // Another one may have been chosen meanwhile.
    if (done) setStarts((now) => (now === chosen.starts ? null : now))
  }
  const canGo = chosen !== null
  const label = !isSure ? 'go_ask' : isPaid ? 'go_pay' : agreed ? 'go_move' : 'go'
  const fine = fineOf({ isSure, isPaid, isMove: agreed !== null, isFree: slots.move.later === 0 })
  return (
    <div className="gap-9 max-lg:grid lg:grid lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:items-start">
      <div className="grid min-w-0 gap-9">
        {asked && slots.to_pay && (
          <ToPayBand
            {...{ asked, ...slots.to_pay, busy }}
            onPay={() => void pay(slots.to_pay?.total ?? 0)}
            onLeave={() => void send({ action: 'drop_slot' }, () => say('appointment.to_pay.left'))}
          />
        )}
        {asked && slots.to_pay === null && (
          <AskedBand
            asked={asked}
            people={people}
            busy={busy}
            onAnswer={(person, answer) =>
              void send({ action: 'answer_slot', person, starts: asked.starts, can: answer }, () =>
                say(answer ? 'appointment.asked.done' : 'appointment.asked.free'),
              )
            }
          />
        )}
        {open && <MeetingWays slots={slots} way={way} onWay={setWay} />}
        {open &&
          (isLate ? (
            <p className="max-w-[60ch] text-ink-2">{say('appointment.late.text')}</p>
          ) : (
            <When {...{ slots, others, starts, isFirst, onLater, onEarlier }} onChoose={choose} />
          ))}
        {/* How each of them signs (`domain/signing`) stands here, under the days. */}
      </div>
      <div className="grid gap-5 lg:sticky lg:top-6">
        <MomentCard slot={shown} way={chosen ? way : (agreed?.way ?? asked?.way ?? way)} city={office.city}>
          <Attendees
            people={people}
            notary={office.notary}
            can={can}
            {...(chosen && {
              saying: {
                agreeing,
                onSay: (id: string, said: boolean) =>
                  setAgreeing((before) => (said ? [...before, id] : before.filter((one) => one !== id))),
              },
            })}
          />
          {canGo && isPaid && <MovePrice price={price} />}
          {canGo && (
            <>
              <div className="mt-5 max-lg:hidden">
                <Button
                  size="large"
                  wide
                  busy={busy ? say('appointment.chosen.busy') : undefined}
                  onClick={() => void go()}
                >
                  {say(`appointment.chosen.${label}`, { price })}
                </Button>
              </div>
              <p className="mt-3 text-hint text-ink-2">{say(`appointment.chosen.${fine}`, { price })}</p>
            </>
          )}
          {chosen === null && agreed !== null && <IntoDiary />}
        </MomentCard>
        <NeedsCard way={chosen ? way : (agreed?.way ?? way)} />
      </div>
      {canGo && (
        <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t border-line bg-surface px-4.5 py-2.5 shadow-2 lg:hidden">
          <Short starts={chosen.starts} minutes={slots.minutes} way={way} />
          <Button busy={busy ? say('appointment.chosen.busy') : undefined} onClick={() => void go()}>
            {say(`appointment.chosen.${isSure && !agreed && !isPaid ? 'go_short' : label}`, { price })}
          </Button>
        </div>
      )}
      {canGo && <div className="h-20 lg:hidden" />}
    </div>
  )
}

/** What is said under the button: what happens next, and what moving it costs by the book of their order. */
function fineOf({ isSure, isPaid, isMove, isFree }: Record<'isSure' | 'isPaid' | 'isMove' | 'isFree', boolean>) {
  if (!isSure) return isPaid ? 'fine_ask_pay' : 'fine_ask'
  if (isPaid) return 'fine_pay'
  if (isMove) return isFree ? 'fine_move_free' : 'fine_move'
  return isFree ? 'fine_free' : 'fine'
}

function useMoney(): (amount: number) => string {
  const { locale } = useLocale()
  return (amount) => formatMoney(cents(amount), locale)
}

function Short({ starts, minutes, way }: { starts: string; minutes: number; way: MeetingWay }) {
  const say = useSay()
  const { short, time } = useMoments()
  return (
    <p className="leading-tight">
      <b>
        {short(starts)}, {time(starts)}
      </b>
      <span className="block text-sm text-ink-2">
        {way === 'online' && `${say('appointment.way.online').toLowerCase()}, `}
        {say('appointment.chosen.minutes', { minutes })}
      </span>
    </p>
  )
}

type MeetingWaysProps = { slots: AppointmentSlots; way: MeetingWay; onWay: (way: MeetingWay) => void }

function MeetingWays({ slots: { mode, office }, way, onWay }: MeetingWaysProps) {
  const say = useSay()
  const id = useId()
  if (mode !== 'online_offline') {
    return (
      <p className="flex items-center gap-2">
        {mode === 'online' ? <VideoIcon /> : <PinIcon />}
        {say(mode === 'online' ? 'appointment.way.only_online' : 'appointment.way.only_offline', { city: office.city })}
      </p>
    )
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl!">
        {say('appointment.way.heading')}
      </h2>
      <div role="radiogroup" aria-labelledby={id}>
        <RadioCards
          name="way"
          value={way}
          onChange={onWay}
          options={[
            {
              value: 'online',
              label: say('appointment.way.online'),
              description: say('appointment.way.online_about'),
              aside: <VideoIcon />,
            },
            {
              value: 'offline',
              label: say('appointment.way.offline', { city: office.city }),
              description: office.place || say('appointment.way.offline_about', { office: office.name }),
              aside: <PinIcon />,
            },
          ]}
        />
      </div>
    </section>
  )
}

type WhenProps = Pick<Props, 'slots' | 'isFirst' | 'onLater' | 'onEarlier'> & {
  readonly others: readonly string[]
  readonly starts: string | null
  readonly onChoose: (starts: string) => void
}

function When({ slots, others, starts, isFirst, onLater, onEarlier, onChoose }: WhenProps) {
  const say = useSay()
  const id = useId()
  const [, go] = useLocation()
  const { uuid } = useCase()
  const names = slots.people.filter((one) => others.includes(one.id)).map(({ name }) => name)
  const [only = ''] = names
  const allCan =
    names.length === 1
      ? say('appointment.when.can', { name: only.split(' ')[0] ?? only })
      : say('appointment.when.all_can')
  const isKnown = slots.days.some((day) => day.slots.some(({ can }) => others.every((one) => can.includes(one))))
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 items-baseline justify-between gap-4 md:flex">
        <h2 id={id} className="text-xl!">
          {say(slots.agreed ? 'appointment.when.heading_move' : 'appointment.when.heading')}
        </h2>
        {others.length > 0 && isKnown && (
          <p className="flex items-center gap-2 text-hint text-ink-2">
            <span className="text-green">
              <PeopleIcon size={16} />
            </span>
            {allCan}
          </p>
        )}
      </div>
      {slots.days.length === 0 ? (
        <EmptyState icon={<CalendarIcon />} heading="h3" title={say('appointment.when.none')}>
          <p>{say('appointment.when.none_text')}</p>
          <div className="mt-3">
            <Button look="line" onClick={() => go(href('ownCase', { uuid }))}>
              {say('appointment.when.write')}
            </Button>
          </div>
        </EmptyState>
      ) : (
        <SlotDays days={slots.days} others={others} allCan={allCan} chosen={starts} onChoose={onChoose} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-hint text-ink-2">
        <p className="min-w-60 flex-1">{others.length > 0 && say('appointment.when.ask')}</p>
        <span className="flex gap-1">
          {!isFirst && (
            <Button look="ghost" size="small" onClick={onEarlier}>
              {say('appointment.when.earlier')}
            </Button>
          )}
          {slots.next !== null && (
            <Button look="ghost" size="small" onClick={onLater}>
              {say('appointment.when.later')}
            </Button>
          )}
        </span>
      </div>
    </section>
  )
}

/** The price comes before the button. */
function MovePrice({ price }: { readonly price: string }) {
  const say = useSay()
  return (
    <div className="mt-4.5">
      <p className="text-hint text-ink-2">{say('appointment.paid.heading')}</p>
      <p className="font-serif text-3xl leading-tight">{price}</p>
      <p className="mt-1 text-hint text-ink-2">{say('appointment.paid.text')}</p>
    </div>
  )
}

function IntoDiary() {
  const say = useSay()
  const { uuid } = useCase()
  const save = () =>
    saveFile(`/api/api_customer_dashboard/notary_products/${uuid}/appointment.ics`).catch(() =>
      notices.show({ tone: 'negative', text: say('founder.acting.failed') }),
    )
  return (
    <div className="mt-5">
      <Button look="line" wide before={<CalendarIcon />} onClick={() => void save()}>
        {say('appointment.file')}
      </Button>
    </div>
  )
}
