import { maxLengthOf } from '#domain/fields/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useLoadedModule } from '#web/ui/use-part.ts'
import { useIdle } from '#web/ui/when-idle.ts'
import { leaveField, shownText } from '../shown.ts'
import type { WidgetProps } from '../widget.ts'

const loadTools = () => import('./tools.ts')

/**
 * A box to write in, at once; the tools above it come a moment later and the box stays what it is, so that nobody loses
 * the caret. It holds plain text with a few signs, and shows under it what they mean.
 */
export function RichTextWidget(props: WidgetProps) {
  const { field, id, texts, value, onChange, disabled } = props
  const say = useSay()
  const tools = useLoadedModule(loadTools, useIdle())
  const text = shownText(value)
  return (
    <Field {...texts} id={id}>
      {(wiring) => (
        <div onPaste={tools?.pasteClean}>
          <div className="mb-1.5 min-h-11">
            {tools && <tools.RichTextToolbar area={wiring.id} disabled={disabled} />}
          </div>
          <TextArea
            {...wiring}
            name={field.key}
            value={text}
            onChange={onChange}
            onLeave={() => leaveField(props)}
            maxLength={maxLengthOf(field)}
            disabled={disabled}
          />
          {tools?.isMarked(text) && (
            <div className="mt-2 rounded-s bg-sunken px-3.5 py-2.5 text-md">
              <p className="mb-1 text-sm text-ink-2">{say('widgets.rich_text.shown')}</p>
              <tools.Formatted text={text} />
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
