import { useMemo, useState, useSyncExternalStore } from 'react'
import type { SectionName, StepName } from '#domain/blueprint/index.ts'
import type { FlowPlace, Unconfirmed } from '#domain/flow/index.ts'
import { fieldText } from '#domain/messages/index.ts'
import { chosenNotary, wayOf } from '#domain/orders/index.ts'
import { chosenMembership, noMembership } from '#domain/pricing/index.ts'
import { spokenOf } from '#domain/shareholders/index.ts'
import type { Resource } from '#web/api/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChevronIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Formatted } from '#web/widgets/index.ts'
import { readAnswer } from '../model/store/answers.ts'
import { type AnswerGroup, answerGroups } from '../model/use/answer-groups.ts'
import { useFlowFrame } from '../model/use/frame.ts'
import { useExtraServices, useMemberships, useNotaries } from '../model/use/offers-data.ts'
import { shareholderNameOf, useNaming } from '../model/use/people.ts'
import { progressAt, setReturning } from '../model/use/place.ts'
import { useAnswers, useQuestionnaire } from '../model/use/questionnaire.ts'
import { useUnconfirmed } from '../model/use/unconfirmed.ts'
import { answerText } from './answer-text.ts'
import { chosenServices } from './services.ts'

/** Everything that was answered, by section, each with a way to change it that leads back here. */
export function AllAnswers() {
  const { store, saving } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const written = useSyncExternalStore(saving.subscribe, saving.byAssistant, saving.byAssistant)
  const places = useUnconfirmed(written)
  const groups = useMemo(() => answerGroups(store.product, answers, store.context), [store, answers])
  const steps = [...new Set(groups.map(({ stepName }) => stepName))]
  return (
    <div className="mt-4 grid gap-3">
      {steps.map((step) => (
        <AnswersOfStep
          key={step}
          step={step}
          groups={groups.filter(({ stepName }) => stepName === step)}
          unchecked={places.filter((place) => store.product.steps[place.step]?.name === step)}
        />
      ))}
    </div>
  )
}

interface AnswersOfStepProps {
  readonly step: StepName
  readonly groups: readonly AnswerGroup[]
  /** What an assistant wrote there and the founder has yet to look at. */
  readonly unchecked: readonly Unconfirmed[]
}

/** Folded: who trusts it reads on, who does not opens it. What is not in order stands open. */
function AnswersOfStep({ step, groups, unchecked }: AnswersOfStepProps) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const [open, setOpen] = useState(() => unchecked.length > 0 || groups.some(({ complete }) => !complete))
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/part rounded-m border border-line bg-surface"
    >
      <summary className="flex min-h-13 items-center justify-between gap-3 px-4.5">
        <h3 className="text-lg">{messages.flow.steps[step]}</h3>
        <span className="flex items-center gap-2.5">
          {unchecked.length > 0 && <Tag tone="amber">{say('offers.preview.check', { n: unchecked.length })}</Tag>}
          {unchecked.length === 0 && groups.every(({ complete }) => complete) && (
            <Tag tone="green">{say('offers.preview.complete')}</Tag>
          )}
          <span className="transition-transform group-open/part:rotate-180">
            <ChevronIcon />
          </span>
        </span>
      </summary>
      <div className="grid gap-3 px-3 pb-3">
        {groups.map((group) => (
          <AnswerGroupCard
            key={`${group.person ?? ''} ${group.section}`}
            group={group}
            unchecked={unchecked.filter((place) => isAskedIn(group, place)).length}
          />
        ))}
      </div>
    </details>
  )
}

const isAskedIn = ({ step, substep, fields }: AnswerGroup, place: Unconfirmed): boolean =>
  place.step === step &&
  place.substep === substep &&
  (fields.length === 0 || fields.every(({ person }) => !person) || fields.some(({ person }) => person === place.person))

interface AnswerGroupCardProps {
  readonly group: AnswerGroup
  readonly unchecked: number
}

function AnswerGroupCard({ group, unchecked }: AnswerGroupCardProps) {
  const say = useSay()
  const { messages } = useQuestionnaire()
  const edit = useEdit()
  const { person, section, step, substep, complete } = group
  const naming = useNaming()
  const name = useAnswers((answers) => (person ? shareholderNameOf(answers, person, naming) : null))
  const rows = useAnswerRows(group)
  const title = messages.flow.sections[section].name
  const heading = name === null ? title : say('offers.preview.of', { name, section: title })
  return (
    <Card padding="small">
      <div className="flex items-center justify-between gap-3 px-1">
        <h4 className="font-sans text-md font-semibold">{heading}</h4>
        {!complete && <Tag tone="amber">{say('offers.preview.incomplete')}</Tag>}
        {unchecked > 0 && <Tag tone="amber">{say('offers.preview.check', { n: unchecked })}</Tag>}
        <Button
          look="ghost"
          size="small"
          aria-label={say('offers.preview.change_what', { what: heading })}
          onClick={() => edit({ step, substep, ...(person ? { person } : {}) })}
        >
          {say('offers.preview.change')}
        </Button>
      </div>
      {rows.length > 0 && (
        <dl className="mt-1 px-1 text-hint leading-snug">
          {rows.map(({ key, label, text, formatted }) => (
            <div key={key} className="grid gap-x-4 border-t border-line py-1.5 md:grid-cols-2">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-medium whitespace-pre-line wrap-anywhere">
                {text === null ? (
                  <span className="text-ink-2">{say('offers.preview.open')}</span>
                ) : formatted ? (
                  <Formatted text={text} />
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

function useAnswerRows({ fields, section }: AnswerGroup) {
  const say = useSay()
  const naming = useNaming()
  const { store, messages } = useQuestionnaire()
  const answers = useAnswers((all) => all)
  const extra = useExtraAnswers(section)
  const around = {
    messages,
    nameOf: (person: Parameters<typeof shareholderNameOf>[1]) => shareholderNameOf(answers, person, naming),
    company: (name: string) => say('offers.company', { name }),
  }
  const several = new Set(fields.map(({ person }) => person)).size > 1
  const asked = fields.flatMap(({ field, path, person, required }) => {
    const value = readAnswer(answers, path) ?? null
    // What may stay open and was never said is not read back either.
    if (value === null && !required) return []
    const about = person ? spokenOf(store.product.people, answers, person) : null
    const { label } = fieldText(messages, field, store.product.wording, about)
    return {
      key: path,
      label: several && person ? say('offers.preview.of', { name: around.nameOf(person), section: label }) : label,
      text: answerText(field, value, around),
      formatted: field.kind === 'rich_text',
    }
  })
  return [
    ...asked.filter(({ key }) => !extra.some((answer) => answer.replaces?.includes(key))),
    ...extra.map((answer) => ({ ...answer, formatted: false })),
  ]
}

/** Goes to a place to change something there; the way back leads here. */
function useEdit(): (place: FlowPlace) => void {
  const { store } = useQuestionnaire()
  const { arrival } = useFlowFrame()
  return (place) => {
    setReturning(store, true)
    arrival.wanted = true
    store.stand(progressAt(store, place))
  }
}

interface ExtraAnswer {
  readonly key: string
  readonly label: string
  readonly text: string | null
  /** The questions in whose place it stands. */
  readonly replaces?: readonly string[]
}

function listOf<Item>(loaded: Resource<readonly Item[]>): readonly Item[] {
  return loaded.state === 'ready' ? loaded.value : []
}

/** What was chosen from a list of ours rather than answered: the membership, the services and the notary. */
function useExtraAnswers(section: SectionName): readonly ExtraAnswer[] {
  const say = useSay()
  const { locale } = useLocale()
  const memberships = listOf(useMemberships())
  const services = listOf(useExtraServices())
  const notaries = listOf(useNotaries())
  const answers = useAnswers((all) => all)
  const { main } = answers

  switch (section) {
    case 'membership': {
      const chosen = chosenMembership(main, memberships)
      const found = memberships.find(({ name }) => name === chosen)
      const text =
        chosen === noMembership ? say('offers.membership.none') : found?.translation_json[locale].package_name
      return [{ key: 'membership', label: say('offers.membership.label'), text: text ?? null }]
    }
    case 'services': {
      const chosen = chosenServices(answers)
      const names = services.filter(({ slug }) => chosen.includes(slug)).map((service) => service[locale].name)
      return [
        {
          key: 'services',
          label: say('offers.services.heading'),
          text: names.length > 0 ? names.join('\n') : say('offers.services.none'),
        },
      ]
    }
    case 'notary': {
      const way = wayOf(main)
      const notary = notaries.find(({ id }) => String(id) === chosenNotary(main))
      const text = way && say(`offers.notary.ways.${way}.name`)
      return [
        { key: 'way', label: say('offers.notary.label'), text, replaces: ['main.online_notary', 'main.notary_option'] },
        ...(notary
          ? [
              {
                key: 'notary',
                label: say('offers.notary.which'),
                text: say('offers.notary.option', { city: notary.city, name: notary.name }),
              },
            ]
          : []),
      ]
    }
    default:
      return []
  }
}
