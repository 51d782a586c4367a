import { useState } from 'react'
import type { PricePlans } from '#contract/price-plans.ts'
import { type DutchDate, dutchDate, parseDutchDate, partsOf } from '#domain/values/index.ts'
import { call, refusalOf } from '#web/api/index.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import type { PriceWords } from './use-price-words.ts'
import type { ShownVersion } from './versions.ts'

type PriceDialogProps = {
  readonly words: PriceWords
  readonly put: (plans: PricePlans) => void
  readonly onClose: () => void
}

const nextMonth = (today: DutchDate): string => {
  const { month, year } = partsOf(today)
  return (month === 12 ? dutchDate(1, 1, year + 1) : dutchDate(1, month + 1, year)) ?? today
}

const beginning = 'POST /api/admin/price_books/drafts'

/** From when the new prices are to hold; what is in the making for that day already is opened. */
export function NewVersion({ words, put, onClose, onBegun }: PriceDialogProps & { onBegun: (item: string) => void }) {
  const { say } = words
  const [text, setText] = useState(() => nextMonth(words.today))
  const [fault, setFault] = useState<'not_a_day' | 'too_early' | null>(null)
  const [failed, setFailed] = useState(false)
  const opening = (plans: PricePlans, day: DutchDate) => {
    put(plans)
    onBegun(plans.drafts.find(({ book }) => book.valid_from === day)?.draft ?? day)
  }
  const begin = async () => {
    const day = parseDutchDate(text)
    if (day === undefined) return setFault('not_a_day')
    try {
      opening(await call(beginning, { body: { valid_from: day } }), day)
    } catch (error) {
      const [taken] = refusalOf(error, beginning, 409)?.errors ?? []
      if (taken) {
        opening(taken.current, day)
      } else if (refusalOf(error, beginning, 422)) setFault('too_early')
      else setFailed(true)
    }
  }
  return (
    <YesNoDialog
      open
      onClose={onClose}
      title={say('admin_prices.new_version.title')}
      closeLabel={say('admin_prices.close')}
      no={say('admin_prices.cancel')}
      yes={say('admin_prices.new_version.begin')}
      form="new-version"
    >
      <form
        id="new-version"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <p className="mb-4 text-ink-2">{say('admin_prices.new_version.text')}</p>
        <Field
          label={say('admin_prices.new_version.from')}
          error={fault ? say(`admin_prices.faults.${fault}`) : undefined}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              value={text}
              inputMode="numeric"
              autoComplete="off"
              width="short"
              onChange={(value) => {
                setText(value)
                setFault(null)
              }}
            />
          )}
        </Field>
        {failed && <Failed words={words} />}
      </form>
    </YesNoDialog>
  )
}

function Failed({ words: { say } }: Pick<PriceDialogProps, 'words'>) {
  return (
    <p role="alert" className="mt-3 font-semibold text-red">
      {say('admin_prices.foot.unsaved')}
    </p>
  )
}

type OfVersion = PriceDialogProps & { readonly version: ShownVersion; readonly onDone: () => void }

const withdrawing = 'POST /api/admin/price_books/:valid_from/withdraw'

/** Planned prices do not begin after all. */
export function Withdraw({ version, words, put, onClose, onDone }: OfVersion) {
  const { say } = words
  const [reason, setReason] = useState('')
  const [failed, setFailed] = useState(false)
  const withdraw = async () => {
    const { valid_from, revision } = version
    try {
      put(await call(withdrawing, { params: { valid_from }, body: { revision, reason } }))
      onDone()
    } catch (error) {
      const [stale] = refusalOf(error, withdrawing, 409)?.errors ?? []
      if (stale) put(stale.current)
      setFailed(true)
    }
  }
  return (
    <YesNoDialog
      open
      onClose={onClose}
      title={say('admin_prices.withdraw.title', { day: words.day(version.valid_from) })}
      closeLabel={say('admin_prices.close')}
      no={say('admin_prices.cancel')}
      yes={say('admin_prices.withdraw.yes')}
      onYes={() => void withdraw()}
    >
      <p className="mb-4 text-ink-2">{say('admin_prices.withdraw.text')}</p>
      <Field label={say('admin_prices.withdraw.why')}>
        {(wiring) => <TextInput {...wiring} value={reason} maxLength={300} onChange={setReason} />}
      </Field>
      {failed && <Failed words={words} />}
    </YesNoDialog>
  )
}

const discarding = 'POST /api/admin/price_books/drafts/:draft/discard'

/** What is in the making goes away for good. */
export function Discard({ version, words, put, onClose, onDone }: OfVersion) {
  const { say } = words
  const [failed, setFailed] = useState(false)
  const discard = async () => {
    const { draft, revision } = version
    if (draft === null) return
    try {
      put(await call(discarding, { params: { draft }, body: { revision } }))
      onDone()
    } catch (error) {
      const [stale] = refusalOf(error, discarding, 409)?.errors ?? []
      if (stale) put(stale.current)
      setFailed(true)
    }
  }
  return (
    <YesNoDialog
      open
      onClose={onClose}
      title={say('admin_prices.discard.title')}
      closeLabel={say('admin_prices.close')}
      no={say('admin_prices.cancel')}
      yes={say('admin_prices.discard.yes')}
      grave
      onYes={() => void discard()}
    >
      <p className="text-ink-2">{say('admin_prices.discard.text')}</p>
      {failed && <Failed words={words} />}
    </YesNoDialog>
  )
}
