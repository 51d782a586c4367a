import type { ContentField } from '#domain/content/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { cx } from '#web/ui/class-names.ts'
import { usePageWords } from '../model/words.ts'
import { RichField } from '../rich/rich-field.tsx'
import { type ControlProps, smallBox } from './control.ts'
import { PictureControl } from './picture-control.tsx'

const changedBox = 'border-green! bg-green-tint!'

/** What a field of a block is filled in with, by its kind. */
export function ValueControl({ field, ...props }: ControlProps & { readonly field: ContentField }) {
  const say = useSay()
  const words = usePageWords()
  const { id, label, lang, value, onChange, describedBy, invalid, changed } = props
  const text = typeof value === 'string' ? value : ''
  const wiring = {
    ...{ id, lang, 'aria-label': label, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined },
    className: cx(smallBox, changed && !invalid && changedBox),
  }
  const typed = (next: string) => onChange(next === '' ? undefined : next)
  switch (field.kind) {
    case 'rich_text':
      return <RichField {...props} />
    case 'picture':
      return <PictureControl {...props} />
    case 'long_text':
      return (
        <textarea
          {...wiring}
          rows={field.max > 150 ? 3 : 2}
          value={text}
          onChange={(event) => typed(event.currentTarget.value)}
          className={cx(wiring.className, 'field-sizing-content resize-y')}
        />
      )
    case 'choice':
      return (
        <select {...wiring} value={text} onChange={(event) => typed(event.currentTarget.value)}>
          <option value="">{say('admin_pages.write.choose')}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {words.option(option)}
            </option>
          ))}
        </select>
      )
    case 'text':
    case 'address':
      return (
        <input
          {...wiring}
          type="text"
          inputMode={field.kind === 'address' ? 'url' : undefined}
          autoComplete="off"
          value={text}
          onChange={(event) => typed(event.currentTarget.value)}
        />
      )
    default:
      return null
  }
}
