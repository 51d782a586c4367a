import { useId } from 'react'
import { FieldError } from './field.tsx'

export type FileInputProps = {
  label: string
  /** Stands beside the button while no file is chosen. */
  nothing: string
  file: File | null
  accept: string
  error?: string | undefined
  onChange: (file: File | null) => void
}

/** Choosing one file. The browser's own button speaks the language of the browser; this one speaks that of the page. */
export function FileInput({ label, nothing, file, accept, error, onChange }: FileInputProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <div className="relative flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? `${id}-chosen` : `${id}-chosen ${id}-error`}
          className="peer absolute size-px opacity-0"
          // Choosing the same file again after it was refused is a choice as well.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ currentTarget }) => onChange(currentTarget.files?.[0] ?? null)}
        />
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-s border-[1.5px] border-line-strong bg-surface px-4 font-semibold peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-green peer-aria-invalid:border-red hover:border-ink"
        >
          {label}
        </label>
        <span id={`${id}-chosen`} className="min-w-0 break-all text-ink-2">
          {file?.name ?? nothing}
        </span>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
