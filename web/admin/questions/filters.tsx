import { flowNames } from '#domain/products/index.ts'
import { countedDevices } from '#domain/stumbling/index.ts'
import { locales } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { FilterSelect } from '#web/ui/filter-select.tsx'
import { periods, type QuestionReport, type questionsAsked, type StumblingView, stumblingViews } from './asked-at.ts'

type Props = {
  readonly query: ReturnType<typeof questionsAsked>['query']
  readonly view: StumblingView
  readonly report: QuestionReport
  /** Another choice, as it stands in the address; '' is none. */
  readonly onAsk: (change: Readonly<Record<string, string>>) => void
}

/** Which questions, and whose counts. */
export function QuestionFilters({ query, view, report, onAsk }: Props) {
  const say = useSay()
  const counts = {
    worst: '',
    rewritten: report.data.filter(({ rewrite }) => rewrite !== null).length,
    all: report.data.length,
  }
  const flows = flowNames.map((flow) => [flow, say(`workbench.flows.${flow}`)] as const)
  const languages = locales.map((locale) => [locale, say(`admin_questions.filters.${locale}`)] as const)
  const devices = countedDevices.map((device) => [device, say(`admin_questions.filters.${device}`)] as const)
  const lengths = periods.map((weeks) => [weeks, say(`admin_questions.periods.${weeks}`)] as const)
  const [all, both] = [say('admin_questions.filters.all'), say('admin_questions.filters.both')]
  return (
    <>
      <fieldset className="flex overflow-hidden rounded-s border-[1.5px] border-line-strong bg-surface">
        <legend className="sr-only">{say('admin_questions.views.label')}</legend>
        {stumblingViews.map((name, at) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => onAsk({ view: name })}
            className={cx(
              'min-h-8 px-3 text-xs -outline-offset-2! pointer-coarse:min-h-11',
              at > 0 && 'border-l-[1.5px] border-line-strong',
              name === view ? 'bg-green-tint font-semibold text-green-deep' : 'text-ink-2 hover:text-ink',
            )}
          >
            {say(`admin_questions.views.${name}`)} {counts[name]}
          </button>
        ))}
      </fieldset>
      <FilterChoice name="flow" value={query.flow ?? ''} options={[['', all], ...flows]} onAsk={onAsk} />
      <FilterChoice name="language" value={query.language ?? ''} options={[['', both], ...languages]} onAsk={onAsk} />
      <FilterChoice name="device" value={query.device ?? ''} options={[['', all], ...devices]} onAsk={onAsk} />
      <FilterChoice name="weeks" value={query.weeks ?? '13'} options={lengths} onAsk={onAsk} />
    </>
  )
}

type FilterChoiceProps = Pick<Props, 'onAsk'> & {
  readonly name: 'flow' | 'language' | 'device' | 'weeks'
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

function FilterChoice({ name, value, options, onAsk }: FilterChoiceProps) {
  const say = useSay()
  return (
    <FilterSelect
      label={say(`admin_questions.filters.${name}`)}
      value={value}
      options={options}
      onChange={(chosen) => onAsk({ [name]: chosen })}
      fits
    />
  )
}
