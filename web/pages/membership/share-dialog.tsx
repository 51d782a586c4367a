import { type FormEvent, useId, useState } from 'react'
import { fill } from '#domain/messages/index.ts'
import { passedOn, passedOnFacts, passedOnLimits } from '#domain/partners/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { notices } from '#web/shell/index.ts'
import { useSite } from '#web/site/index.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectInput } from '#web/ui/select-input.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { PassedOnList } from './passed-on-list.tsx'
import { type Asker, type Target, useSharing } from './use-share.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly to: Target
  readonly recipient: string
  readonly asker: Asker
  readonly onChanged: () => Promise<void>
}

/** Exactly what goes to whom, and the question whether that may. */
export function ShareDialog({ open, onClose, ...props }: Props) {
  const say = useSay()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('membership.partners.dialog.title', { recipient: props.recipient })}
      closeLabel={say('membership.partners.dialog.close')}
    >
      {open && <ShareForm onClose={onClose} {...props} />}
    </Dialog>
  )
}

function ShareForm({ onClose, to, recipient, asker: { consent, you }, onChanged }: Omit<Props, 'open'>) {
  const say = useSay()
  const { locale } = useLocale()
  const { brand } = useSite()
  const box = useId()
  const [company, setCompany] = useState('')
  const [phone, setPhone] = useState('')
  const [question, setQuestion] = useState('')
  /** The version of the words that were agreed to. */
  const [agreed, setAgreed] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const { share, isGoing, wrongs, problem, renewed } = useSharing(to)
  const words = renewed ?? consent
  const isAgreed = agreed === words.version
  const named = you.companies.find(({ uuid }) => uuid === company)
  const facts = passedOn({ ...you, phone, company: named?.name ?? null, question })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isAgreed) return document.getElementById(box)?.focus()
    const shared = await share({
      ...{ consent: true, consent_version: words.version, locale },
      ...(named && { company: named.uuid }),
      ...(facts.phone && { phone: facts.phone }),
      ...(facts.question && { question: facts.question }),
    })
    if (shared === null) return
    onClose()
    notices.show({ tone: 'positive', text: say('membership.partners.shared.done', { recipient }) })
    await onChanged()
  }

  const optional = say('membership.partners.dialog.optional')
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="grid gap-5 pb-2">
      <p>{say('membership.partners.dialog.more')}</p>
      {you.companies.length > 0 && (
        <Field label={say('membership.partners.dialog.company')} optional={optional}>
          {(wiring) => (
            <SelectInput
              {...wiring}
              value={company}
              onChange={setCompany}
              placeholder={say('membership.partners.dialog.no_company')}
              options={you.companies.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            />
          )}
        </Field>
      )}
      <Field
        label={say('membership.partners.dialog.phone')}
        optional={optional}
        error={wrongs.phone && say('membership.partners.wrong.phone')}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            width="medium"
            maxLength={passedOnLimits.phone}
            value={phone}
            onChange={setPhone}
          />
        )}
      </Field>
      <Field
        label={say('membership.partners.dialog.question')}
        optional={optional}
        hint={say('membership.partners.dialog.question_hint')}
        error={wrongs.question && say(`membership.partners.wrong.${wrongs.question}`)}
      >
        {(wiring) => (
          <TextArea {...wiring} maxLength={passedOnLimits.question} value={question} onChange={setQuestion} />
        )}
      </Field>
      <section aria-live="polite" className="rounded-m bg-sunken px-4 py-3.5">
        <p className="mb-2 font-semibold">{say('membership.partners.dialog.goes', { recipient })}</p>
        <PassedOnList facts={[...passedOnFacts(facts)]} />
      </section>
      {problem && (
        <Banner tone="negative" live="alert">
          {say(`membership.partners.problem.${problem}`)}
        </Banner>
      )}
      <Checkbox
        id={box}
        required
        checked={isAgreed}
        onChange={(ticked) => setAgreed(ticked ? words.version : null)}
        hint={say('membership.partners.dialog.copy')}
        error={isTried && !isAgreed ? say('membership.partners.wrong.consent') : undefined}
      >
        {fill(words[locale], { brand, recipient })}
      </Checkbox>
      <div className="flex flex-col-reverse gap-2 xs:flex-row xs:justify-end">
        <Button look="line" onClick={onClose}>
          {say('membership.partners.dialog.not')}
        </Button>
        <Button type="submit" busy={isGoing ? say('membership.partners.dialog.sending') : undefined}>
          {say('membership.partners.dialog.send')}
        </Button>
      </div>
    </form>
  )
}
