import type { ReactNode } from 'react'
import { type BlockName, type ContentField, contentFieldsOf, isTranslated } from '#domain/content/index.ts'
import { contentAt, withContentAt } from '#domain/editing/index.ts'
import { type Locale, locales } from '#domain/values/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { Switch } from '#web/ui/switch.tsx'
import { type BlockSpot, editorFieldId, spotPath, useEditing } from '../model/editing.ts'
import { usePageWords } from '../model/words.ts'
import { FieldInLanguage } from './field-in-language.tsx'
import { InnerBlocks } from './inner-blocks.tsx'

type Props = {
  readonly name: BlockName | 'page'
  readonly spot: BlockSpot
  /** Only these of its fields, in this order. */
  readonly only?: readonly string[]
  /** What stands under a field in a language. */
  readonly under?: (key: string, locale: Locale) => ReactNode
}

/** The form of a block, made from what it is declared to be built of. */
export function BlockFields({ name, spot, only, under }: Props) {
  const fields = contentFieldsOf(name)
  const keys = only ?? Object.keys(fields)
  const of = (key: string) => fields[key] as ContentField
  const switches = keys.filter((key) => of(key).kind === 'yes_no')
  return (
    <div className="grid gap-3">
      {keys
        .filter((key) => of(key).kind !== 'yes_no')
        .map((key) => (
          <BlockField key={key} name={key} field={of(key)} spot={spot} under={under} />
        ))}
      {switches.length > 0 && (
        <div className="flex flex-wrap gap-x-5">
          {switches.map((key) => (
            <SwitchField key={key} name={key} spot={spot} />
          ))}
        </div>
      )}
    </div>
  )
}

type BlockFieldProps = {
  readonly name: string
  readonly field: ContentField
  readonly spot: BlockSpot
  readonly under: Props['under']
}

function BlockField({ name, field, spot, under }: BlockFieldProps) {
  const words = usePageWords()
  const { language } = useEditing()
  if (field.kind === 'blocks') return <InnerBlocks name={name} field={field} spot={spot} form={BlockFields} />
  if (field.kind === 'block') return null
  const label = words.field(name)
  const shown: readonly Locale[] = isTranslated(field) ? locales : ['nl']
  return (
    <div className="grid gap-x-4 gap-y-1 md:grid-cols-2">
      <p aria-hidden="true" className="col-span-full font-semibold">
        {label}
      </p>
      {shown.map((locale) => (
        <div key={locale} className={cx('min-w-0', shown.length > 1 && locale !== language && 'max-md:hidden')}>
          <FieldInLanguage name={name} field={field} spot={spot} locale={locale} isShared={shown.length === 1} />
          {under?.(name, locale)}
        </div>
      ))}
    </div>
  )
}

function SwitchField({ name, spot }: { readonly name: string; readonly spot: BlockSpot }) {
  const words = usePageWords()
  const { draft, store } = useEditing()
  const path = spotPath(spot, name)
  return (
    <Switch
      id={editorFieldId(path, 'nl')}
      checked={contentAt(draft.content, path) === true}
      onChange={(checked) => store.change(withContentAt(store.get().content, path, checked))}
    >
      {words.field(name)}
    </Switch>
  )
}
