import { type FormEvent, useId, useState } from 'react'
import { isSafeAddress } from '#domain/content/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  readonly href: string
  /** Null takes the link away. */
  readonly onSet: (href: string | null) => void
  readonly onClose: () => void
}

/** Where a link leads, under the toolbar. */
export function LinkForm({ href, onSet, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState(href)
  const [isBad, setBad] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form within what is written must not be that of the screen around it.
    event.stopPropagation()
    if (isSafeAddress(typed.trim())) onSet(typed.trim())
    else setBad(true)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-paper px-2.5 py-2"
    >
      <label htmlFor={id} className="w-full text-xs text-ink-2">
        {say('admin_pages.rich.href')}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was asked for with a press
        autoFocus
        inputMode="url"
        value={typed}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? `${id}-bad` : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setBad(false)
        }}
        className="field-box min-w-40 flex-1 lg:min-h-9 lg:px-2.5 lg:py-1 lg:text-sm"
      />
      <Button type="submit" size="small">
        {say('admin_pages.rich.set')}
      </Button>
      {href !== '' && (
        <Button size="small" look="ghost" onClick={() => onSet(null)}>
          {say('admin_pages.rich.unset')}
        </Button>
      )}
      {isBad && (
        <p id={`${id}-bad`} role="alert" className="w-full text-xs font-semibold text-red">
          {say('admin_pages.rich.bad')}
        </p>
      )}
    </form>
  )
}
