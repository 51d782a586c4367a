import { useState } from 'react'
import type { DeedLayer } from '#contract/case-deed.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { RedlineChange } from '#domain/documents/index.ts'
import { call } from '#web/api/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon, DocumentIcon, EditIcon, UserIcon } from '#web/ui/icons.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useDays } from '../desk/days.ts'
import { useBlankName } from './blank-name.ts'
import type { LayerItem } from './clause-draft.ts'
import { ChangeNumber } from './pieces.tsx'
import type { FieldNames } from './use-field-names.ts'

/** What the notes in the margin can do. */
export type NoteTools = {
  readonly found: OfficeCase
  readonly layer: DeedLayer
  readonly names: FieldNames
  readonly editable: boolean
  readonly onTaken: (found: OfficeCase) => void
  readonly onEdit: (entry: LayerItem) => void
  readonly onRemove: (entry: LayerItem) => void
}

const icons = { answer: UserIcon, template: DocumentIcon, blank: EditIcon, added: EditIcon, struck: EditIcon } as const

/** Why something changed, and what one can do about it. */
export function CauseNote({ change, tools }: { readonly change: RedlineChange; readonly tools: NoteTools }) {
  const say = useSay()
  const { moment } = useDays()
  const blankName = useBlankName(tools.found.people)
  const { cause, number } = change
  const answered = cause.kind === 'answer' ? changeOf(tools.found, cause.fields) : undefined
  const Icon = icons[cause.kind]
  const title = () => {
    switch (cause.kind) {
      case 'answer': {
        const who = tools.found.people.find(({ id }) => cause.fields[0]?.startsWith(`${id}.`))
        return who ? say('deed.cause.answer', { who: who.name }) : say('deed.cause.company')
      }
      case 'template':
        return say('deed.cause.template', { version: cause.to })
      case 'blank':
        return say('deed.cause.blank')
      default:
        return say(cause.undone ? `deed.cause.${cause.kind}_undone` : `deed.cause.${cause.kind}`)
    }
  }
  const words = () => {
    switch (cause.kind) {
      case 'answer': {
        const fields = answered ? cause.fields.filter((path) => answered.fields.includes(path)) : cause.fields
        const named = [...new Set(fields.slice(0, 3).map(tools.names))].filter((name) => name !== '')
        return named.length === 0
          ? say('deed.cause.follows')
          : say('deed.cause.answer_text', { fields: named.join(', ') })
      }
      case 'template':
        return say('deed.cause.template_text')
      case 'blank':
        return blankName({ name: cause.name, text: cause.name })
      default:
        return `“${cause.why}”`
    }
  }
  return (
    <div
      id={`change-${number}`}
      tabIndex={-1}
      role="note"
      aria-label={say('deed.change', { number })}
      className="rounded-m border border-line bg-surface px-3.5 py-3 text-sm shadow-1 print:shadow-none target:border-green focus:border-green focus:outline-2 focus:outline-green"
    >
      <div className="mb-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
        <ChangeNumber number={number} />
        <Icon size={16} />
        <b className="font-semibold text-ink">{title()}</b>
        {answered && <time className="ml-auto whitespace-nowrap">{moment(answered.at)}</time>}
      </div>
      <p>{words()}</p>
      {answered && <TakeOver change={answered} tools={tools} />}
      {(cause.kind === 'added' || cause.kind === 'struck') && <LayerActions id={cause.entry} tools={tools} />}
    </div>
  )
}

type CaseChange = OfficeCase['changes'][number]

/** The newest change after payment in which one of these answers was given. */
const changeOf = ({ changes }: OfficeCase, fields: readonly string[]): CaseChange | undefined =>
  changes.find((one) => one.fields.some((field) => fields.includes(field)))

function TakeOver({ change, tools }: { readonly change: CaseChange; readonly tools: NoteTools }) {
  const say = useSay()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (change.taken_at !== null) {
    return (
      <p className="mt-1.5">
        <Tag>
          <span className="flex items-center gap-1">
            <CheckIcon size={16} />
            {say('deed.cause.taken')}
          </span>
        </Tag>
      </p>
    )
  }
  const take = async () => {
    setState('busy')
    try {
      const params = { uuid: tools.found.uuid, id: change.id }
      tools.onTaken(await call('POST /api/notary/cases/:uuid/changes/:id', { params }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="mt-2 print:hidden">
      <Button
        look="line"
        size="small"
        before={<CheckIcon size={16} />}
        busy={state === 'busy' ? say('deed.cause.taking') : undefined}
        onClick={take}
      >
        {say('deed.cause.take')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-1.5 text-xs font-semibold text-red">
          {say('deed.cause.take_failed')}
        </p>
      )}
    </div>
  )
}

function LayerActions({ id, tools }: { readonly id: string; readonly tools: NoteTools }) {
  const say = useSay()
  const entry = tools.layer.find((one) => one.id === id)
  if (!entry || !tools.editable) return null
  return (
    <div className="mt-1 -ml-2.5 flex flex-wrap print:hidden">
      {entry.kind === 'add' && (
        <Button look="ghost" size="small" onClick={() => tools.onEdit(entry)}>
          {say('deed.layer.edit')}
        </Button>
      )}
      <Button look="ghost" size="small" onClick={() => tools.onRemove(entry)}>
        {say(entry.kind === 'add' ? 'deed.layer.remove' : 'deed.layer.back')}
      </Button>
    </div>
  )
}
