import type { ComponentType } from 'react'
import {
  type BlockName,
  type ContentField,
  contentFieldsOf,
  isBlockName,
  type StoredContent,
} from '#domain/content/index.ts'
import { emptyBlock, withBlockAdded } from '#domain/editing/index.ts'
import { locales } from '#domain/values/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ChevronIcon, PlusIcon, WarningIcon } from '#web/ui/icons.tsx'
import { type BlockSpot, editorFieldId, isWithin, spotIn, spotPath, useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'
import { BlockMenu } from './block-menu.tsx'
import { FieldInLanguage } from './field-in-language.tsx'
import { newUid, useMoving } from './use-moving.ts'

type Props = {
  readonly name: string
  readonly field: Extract<ContentField, { kind: 'blocks' }>
  readonly spot: BlockSpot
  /** What fills a block in. */
  readonly form: ComponentType<{ readonly name: BlockName; readonly spot: BlockSpot }>
}

/** Short enough to stand on one line, as a button with where it leads. */
const isShort = (name: string): name is BlockName => {
  const fields = isBlockName(name) ? Object.values(contentFieldsOf(name)) : []
  return fields.length > 0 && fields.length <= 2 && fields.every(({ kind }) => kind === 'text' || kind === 'address')
}

/** The blocks within a block: questions, steps, points, buttons. */
export function InnerBlocks({ name, field, spot, form }: Props) {
  const say = useSay()
  const words = usePageWords()
  const { draft, store, fold, announce } = useEditing()
  const list = spotPath(spot, name)
  const moving = useMoving(list)
  const { rows } = moving
  const of = field.of[0] ?? ''
  const issues = draft.issues.filter(({ path }) => path === list)
  const add = () => {
    if (!isBlockName(of)) return
    const block = emptyBlock(of, newUid)
    store.change(withBlockAdded(store.get().content, list, rows.length, block))
    fold(block._uid, true)
    announce(say('admin_pages.write.added', { block: words.block(of) }))
    const [first = ''] = Object.keys(contentFieldsOf(of))
    requestAnimationFrame(() =>
      document.getElementById(editorFieldId(`${list}.${rows.length}.${first}`, 'nl'))?.focus(),
    )
  }
  const Row = isShort(of) ? ShortBlock : FoldedBlock
  return (
    <section aria-label={words.field(name)} className="grid gap-1.5">
      <p aria-hidden="true" className="font-semibold">
        {words.field(name)}
      </p>
      {rows.length > 0 && (
        <ol className={cx('grid', isShort(of) && 'gap-1.5')}>
          {rows.map((block, index) => (
            <Row
              key={block._uid || index}
              block={block}
              index={index}
              spot={spotIn(spot, name, index, block._uid)}
              moving={moving}
              full={rows.length >= field.most}
              form={form}
            />
          ))}
        </ol>
      )}
      {issues.map(({ code }) => (
        <p key={code} className="text-xs font-semibold text-orange-deep">
          {words.issue(code)}
        </p>
      ))}
      {rows.length < field.most && (
        <span>
          <Button look="ghost" size="small" before={<PlusIcon size={16} />} onClick={add}>
            {say('admin_pages.write.add_block', { block: words.block(of) })}
          </Button>
        </span>
      )}
    </section>
  )
}

type InnerBlockProps = {
  readonly block: StoredContent
  readonly index: number
  readonly spot: BlockSpot
  readonly moving: ReturnType<typeof useMoving>
  readonly full: boolean
  readonly form: Props['form']
}

function ShortBlock(props: InnerBlockProps) {
  const { block, index, spot, moving, full } = props
  const say = useSay()
  const words = usePageWords()
  const { language } = useEditing()
  const called = say('admin_pages.write.numbered', { block: words.block(block.component), number: index + 1 })
  if (!isBlockName(block.component)) return <FoldedBlock {...props} />
  const fields = Object.entries(contentFieldsOf(block.component))
  return (
    <li onKeyDown={moving.onKeyDown(index)} className="relative min-w-0">
      <div className="grid gap-x-4 gap-y-1.5 md:grid-cols-2">
        {locales.map((locale) => (
          <div
            key={locale}
            className={cx(
              'grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-1.5 max-md:pr-12 md:last:pr-12',
              locale !== language && 'max-md:hidden',
            )}
          >
            {fields.map(([name, field]) => (
              <div key={name} className="min-w-0">
                <FieldInLanguage
                  name={name}
                  field={field}
                  spot={spot}
                  locale={locale}
                  label={`${called}, ${words.field(name).toLocaleLowerCase()}`}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      <span className="absolute -top-1 right-0">
        <BlockMenu label={called} index={index} moving={moving} full={full} />
      </span>
    </li>
  )
}

function FoldedBlock({ block, index, spot, moving, full, form: Form }: InnerBlockProps) {
  const say = useSay()
  const words = usePageWords()
  const { draft, unfolded, fold, language } = useEditing()
  const called = say('admin_pages.write.numbered', { block: words.block(block.component), number: index + 1 })
  const isOpen = unfolded.has(block._uid)
  const headings = { nl: words.heading(block, 'nl'), en: words.heading(block, 'en') }
  const isWrong = draft.issues.some((issue) => issue.weight === 'refused' && isWithin(issue, spot.path))
  return (
    <li onKeyDown={moving.onKeyDown(index)} className="min-w-0 border-t border-line first:border-t-0">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => fold(block._uid, !isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left lg:min-h-9"
        >
          <span className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-2">
            <span className={cx('truncate', isOpen && 'font-semibold', language !== 'nl' && 'max-md:hidden')}>
              {index + 1}. {isOpen ? words.block(block.component) : headings.nl || say('admin_pages.write.no_words')}
            </span>
            {!isOpen && (
              <span
                lang={headings.en ? 'en' : undefined}
                className={cx('truncate', language !== 'en' && 'max-md:hidden')}
              >
                {headings.en || (headings.nl && <NoEnglish />)}
              </span>
            )}
          </span>
          {isWrong && <span className="text-xs font-semibold text-red">{say('admin_pages.rail.wrong')}</span>}
          <span className={cx('text-ink-2 transition-transform', isOpen && 'rotate-180')}>
            <ChevronIcon size={16} />
          </span>
        </button>
        <BlockMenu label={called} index={index} moving={moving} full={full} />
      </div>
      {isOpen && isBlockName(block.component) && (
        <div className="border-l-2 border-green-line pb-3 pl-3">
          <Form name={block.component} spot={spot} />
        </div>
      )}
      {isOpen && !isBlockName(block.component) && <UnknownBlock component={block.component} />}
    </li>
  )
}

function NoEnglish() {
  const say = useSay()
  return (
    <span className="flex items-center gap-1.5 font-semibold text-orange-deep">
      <WarningIcon size={16} />
      {say('admin_pages.write.no_english')}
    </span>
  )
}

/** Kept as it came, and shown to nobody. */
export function UnknownBlock({ component }: { readonly component: string }) {
  const say = useSay()
  return (
    <p className="flex gap-2 rounded-s bg-amber-tint px-3 py-2 text-amber">
      <WarningIcon size={16} />
      {say('admin_pages.write.unknown_text', { component })}
    </p>
  )
}
