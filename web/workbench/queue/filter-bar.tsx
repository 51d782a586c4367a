import { type FormEvent, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { risks } from '#domain/cases/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { call, useResource } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { href } from '#web/links/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FilterSelect } from '#web/ui/filter-select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { YesNoDialog } from '#web/ui/yes-no-dialog.tsx'
import { useDesk } from '../desk/desk.ts'
import { useKeys } from '../desk/use-keys.ts'
import { addressOf, askedAt, hasFilters, type QueueAsked } from './asked.ts'
import { saveFilter } from './saved-filters.ts'

type FilterName = 'flow' | 'handler' | 'risk' | 'language' | 'office'
type Option = readonly [value: string, label: string]

/** What the list is narrowed down to; it stands in the address, so that it can be sent round and kept. */
export function FilterBar({ asked }: { asked: QueueAsked }) {
  const say = useSay()
  const { role } = useDesk()
  const [, go] = useLocation()
  const first = useId()
  useKeys({ f: () => document.getElementById(first)?.focus() })
  const change = (name: FilterName, value: string) => {
    const search = new URLSearchParams(
      Object.entries(addressOf(asked)).filter((one): one is [string, string] => one[1] !== undefined),
    )
    if (value === '') search.delete(name)
    else search.set(name, value)
    go(href(role, {}, addressOf(askedAt(search.toString()))), { replace: true })
  }
  const flows = flowNames.map((flow): Option => [flow, say(`workbench.flows.${flow}`)])
  const handlers = (['me', 'nobody'] as const).map((one): Option => [one, say(`workbench.filters.${one}`)])
  const risky = risks.map((risk): Option => [risk, say(`workbench.risk.${risk}`)])
  const languages = (['nl', 'en'] as const).map((one): Option => [one, say(`workbench.filters.${one}`)])
  const named = { onChange: change, asked }
  return (
    <fieldset className="mb-2.5 flex flex-wrap items-center gap-2 print:hidden">
      <legend className="sr-only">{say('workbench.filters.label')}</legend>
      <Filter {...named} id={first} name="flow" all={say('workbench.filters.all')} options={flows} />
      {asked.view !== 'mine' && (
        <Filter {...named} name="handler" all={say('workbench.filters.everybody')} options={handlers} />
      )}
      <Filter {...named} name="risk" all={say('workbench.filters.all')} options={risky} />
      <Filter {...named} name="language" all={say('workbench.filters.all')} options={languages} />
      {role === 'support' && <OfficeFilter {...named} />}
      <SaveFilter />
      {hasFilters(asked) && (
        <Link
          href={href(role, {}, addressOf({ view: asked.view, search: asked.search }))}
          className="flex min-h-11 items-center px-2 text-green underline underline-offset-3 lg:min-h-9"
        >
          {say('workbench.filters.clear')}
        </Link>
      )}
      <span className="ml-auto text-ink-2 max-lg:hidden">{say('workbench.order')}</span>
    </fieldset>
  )
}

type QueueFilterProps = {
  readonly asked: QueueAsked
  readonly onChange: (name: FilterName, value: string) => void
}

type NamedFilterProps = QueueFilterProps & {
  readonly id?: string
  readonly name: FilterName
  readonly all: string
  readonly options: readonly Option[]
}

function Filter({ id, name, all, options, asked, onChange }: NamedFilterProps) {
  const say = useSay()
  return (
    <FilterSelect
      id={id}
      label={say(`workbench.filters.${name}`)}
      value={String(asked[name] ?? '')}
      options={[['', all], ...options]}
      onChange={(value) => onChange(name, value)}
    />
  )
}

/** Support alone looks at one office of all. */
function OfficeFilter(props: QueueFilterProps) {
  const say = useSay()
  const offices = useResource('offices', () => call('GET /api/notaries', { query: {} }), { kept: true })
  const known = offices.state === 'ready' ? offices.value : []
  return (
    <Filter
      {...props}
      name="office"
      all={say('workbench.filters.all')}
      options={known.map(({ id, name }): Option => [String(id), name])}
    />
  )
}

/** Keeps the list as it is asked for now, under a name of one's own. */
function SaveFilter() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const close = () => {
    setOpen(false)
    setName('')
    setError(undefined)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError(say('workbench.saved.unnamed'))
    saveFilter({ name: name.trim(), search: new URLSearchParams(location.search).toString() })
    close()
  }
  return (
    <>
      <Button look="ghost" size="small" onClick={() => setOpen(true)}>
        {say('workbench.saved.save')}
      </Button>
      <YesNoDialog
        open={open}
        onClose={close}
        title={say('workbench.saved.title')}
        closeLabel={say('workbench.saved.close')}
        no={say('workbench.saved.cancel')}
        yes={say('workbench.saved.keep')}
        form="save-filter"
      >
        <form id="save-filter" noValidate onSubmit={save}>
          <Field label={say('workbench.saved.name')} hint={say('workbench.saved.hint')} error={error}>
            {(wiring) => <TextInput {...wiring} value={name} onChange={setName} maxLength={60} />}
          </Field>
        </form>
      </YesNoDialog>
    </>
  )
}
